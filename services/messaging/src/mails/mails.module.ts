import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClaimMail } from './claim-mail.js';
import { ExportMails } from './export-mails.js';
import { FindDueMails } from './find-due-mails.js';
import { MAIL_SETTINGS } from './mail-settings.js';
import type { MailSettings } from './mail-settings.js';
import { MailsController } from './mails.controller.js';
import { SettleMail } from './settle-mail.js';
import { MailEntity } from './store/mail.entity.js';
import { MailRepository } from './store/mail.repository.js';
import { WriteMail } from './write-mail.js';

/** Every room may write a mail. */
@Global()
@Module({})
export class MailsModule {
  static withSettings(settings: MailSettings): DynamicModule {
    return {
      module: MailsModule,
      imports: [TypeOrmModule.forFeature([MailEntity])],
      controllers: [MailsController],
      providers: [
        MailRepository,
        WriteMail,
        ClaimMail,
        SettleMail,
        FindDueMails,
        ExportMails,
        { provide: MAIL_SETTINGS, useValue: settings },
      ],
      exports: [WriteMail, MailRepository],
    };
  }
}
