import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { systemClock } from '@guildhall/kernel';
import { CLOCK, RedisModule, RpcClientModule, StorageModule } from '@guildhall/service-kit';
import { AdminController } from './admin/admin.controller.js';
import { NoteRefused } from './audit/note-refused.js';
import { AuthController } from './auth/auth.controller.js';
import { config } from './config.js';
import { RewardsController } from './gamification/rewards.controller.js';
import { AccessGuard } from './http/access.guard.js';
import { RoutesAreComplete } from './http/routes-are-complete.js';
import { LogosController } from './logos/logos.controller.js';
import { CountRequests } from './limits/count-requests.js';
import { LIMITS } from './limits/limit-table.js';
import { Limiter } from './limits/limiter.js';
import { LoginLimits } from './limits/login-limits.js';
import { ResourcesController } from './marketplace/resources.controller.js';
import { NotificationsController } from './messaging/notifications.controller.js';
import { CollectOwnData } from './own-data/collect-own-data.js';
import { OwnDataController } from './own-data/own-data.controller.js';
import { LoginStrategy } from './sessions/login.strategy.js';
import { LoginTurns } from './sessions/login-turns.js';
import { SESSION_COOKIE_SETTINGS, sessionCookie } from './sessions/session-cookie.js';
import { SessionStore } from './sessions/session-store.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SESSION_COOKIE, SessionStrategy } from './sessions/session.strategy.js';
import { TrainingController } from './training/training.controller.js';
import { ReceiveUpload } from './uploads/receive-upload.js';
import { UPLOADS_AT_ONCE, UploadsAtOnce } from './uploads/uploads-at-once.js';
import { UsersController } from './users/users.controller.js';

const cookie = sessionCookie(config.PUBLIC_URL);

@Module({
  imports: [
    RpcClientModule.forProcess('gateway', config),
    RedisModule.forUrl(config.REDIS_URL),
    StorageModule.forFolder(config.STORAGE),
    PassportModule,
    DiscoveryModule,
  ],
  controllers: [
    AuthController,
    TrainingController,
    ResourcesController,
    NotificationsController,
    RewardsController,
    AdminController,
    UsersController,
    LogosController,
    SessionsController,
    OwnDataController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: CountRequests },
    { provide: LIMITS, useValue: config.LIMITS },
    Limiter,
    LoginLimits,
    { provide: CLOCK, useValue: systemClock },
    { provide: SESSION_COOKIE, useValue: cookie.name },
    { provide: SESSION_COOKIE_SETTINGS, useValue: cookie },
    MetadataScanner,
    RoutesAreComplete,
    SessionStore,
    SessionStrategy,
    LoginStrategy,
    LoginTurns,
    NoteRefused,
    ReceiveUpload,
    UploadsAtOnce,
    { provide: UPLOADS_AT_ONCE, useValue: config.UPLOADS_AT_ONCE },
    CollectOwnData,
  ],
})
export class AppModule {}
