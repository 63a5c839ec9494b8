import { site } from '@guildhall/contracts/site';

/** Every word of logging in, registering and finding back in. */
export const accountWords = {
  logIn: {
    heading: 'Log in',
    intro: `Sign in with the user name of your company's ${site.name} account.`,
    submit: 'Log in',
    busy: 'Logging in...',
    failed: 'Login failed. Please check your credentials and try again.',
    forgot: 'Forgot your password?',
    newHere: `New to ${site.name}?`,
    register: 'Register your company',
    toast: {
      done: (companyName: string) => ({ title: 'Login successful', description: `Welcome back, ${companyName}` }),
      failed: { title: 'Login failed', fallback: 'Please check your credentials and try again.' },
    },
  },
  register: {
    heading: 'Register your company',
    intro: 'One account is one company. You can browse training without one.',
    submit: 'Create account',
    busy: 'Creating Account...',
    failed: 'Registration failed. Please check your information and try again.',
    haveAccount: 'Already have an account?',
    logIn: 'Log in',
    toast: {
      done: { title: 'Registration successful', description: 'Your account has been created successfully.' },
      failed: { title: 'Registration failed', fallback: 'Please check your information and try again.' },
    },
  },
  forgotPassword: {
    heading: 'Forgot your password?',
    intro: 'Tell us the e-mail address of your account. We mail you a link to choose a new password.',
    submit: 'Send the link',
    busy: 'Sending...',
    failed: 'Failed to send reset email. Please try again.',
    sent: {
      heading: 'Check your inbox',
      text: (email: string) =>
        `If ${email} belongs to an account, a link to choose a new password is on its way. It works once, within 1 hour.`,
      late: 'Nothing there after a few minutes? Check the spam folder, or try again.',
      again: 'Try again',
    },
  },
  resetPassword: {
    heading: 'Choose a new password',
    intro: 'At least 8 characters. A few words that only you would put together are both safe and easy to remember.',
    submit: 'Set the password',
    busy: 'Setting...',
    failed: 'Failed to reset password. The link may have expired.',
    anotherLink: 'Ask for a new link',
    done: {
      heading: 'Your password is set',
      text: 'Log in with it now. Every other device was logged out. In 3 seconds we take you to the log-in page.',
      logIn: 'Log in',
    },
  },
  confirmEmail: {
    heading: 'Your e-mail address',
    busy: 'Confirming your e-mail address...',
    failed: 'This address could not be confirmed. Please try again.',
    done: 'Thank you: your e-mail address is confirmed.',
    onward: 'Go to My Profile',
    again: 'Mail me a new link',
    mailed: { title: 'Link mailed', description: 'Check the inbox of that address.' },
    tryAgain: 'Try again',
  },
  account: {
    title: 'Account Information',
    hints: {
      username: 'At least 3 characters',
      email: 'Where notices and receipts go',
      password: 'At least 6 characters; longer is safer',
    },
  },
  backToLogIn: 'Back to log in',
} as const;
