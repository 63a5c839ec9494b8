import { newPasswordMinimum } from '@guildhall/contracts/auth';
import { password } from '@guildhall/contracts/fields';

/** A password that is chosen anew, in a form's own words. */
export const newPasswordField = (tooShort: string) => password(newPasswordMinimum, tooShort);
