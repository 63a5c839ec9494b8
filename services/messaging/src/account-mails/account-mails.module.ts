import { Module } from '@nestjs/common';
import { OnLinkWanted } from './on-link-wanted.js';
import { OnSecurityNotice } from './on-security-notice.js';

/** Needs WriteMail of the mails room, which is there for the whole process. */
@Module({ providers: [OnLinkWanted, OnSecurityNotice] })
export class AccountMailsModule {}
