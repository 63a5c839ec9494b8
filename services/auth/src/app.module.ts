import { Module } from '@nestjs/common';
import { RedisModule, ServiceKitModule, StorageModule } from '@guildhall/service-kit';
import { AccountsModule } from './accounts/accounts.module.js';
import { config } from './config.js';
import { schema } from './migrations/index.js';

@Module({
  imports: [
    ServiceKitModule.forService('auth', schema, config),
    RedisModule.forUrl(config.REDIS_URL),
    StorageModule.forFolder(config.STORAGE),
    AccountsModule.withAdmin(config),
  ],
})
export class AppModule {}
