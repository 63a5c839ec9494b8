import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { FILE_STORAGE } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

/** The one storage of uploaded files: every process that is given the same setting sees the same files. */
@Global()
@Module({})
export class StorageModule {
  /** @param folder the setting STORAGE */
  static forFolder(folder: string): DynamicModule {
    return {
      module: StorageModule,
      providers: [{ provide: FILE_STORAGE, useFactory: () => new FolderStorage(folder) }],
      exports: [FILE_STORAGE],
    };
  }
}
