import { site } from '@guildhall/contracts/site';

/** Every word of logging in, registering and logging out. */
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
    title: 'Forgot your password?',
    text: `A link to choose a new one can’t be sent from here yet. Write to ${site.email} from the address of your account, and we help you back in.`,
  },
  resetPassword: {
    title: 'This link can’t be used',
    text: `Links to choose a new password aren’t sent yet, so this one is not from us. Write to ${site.email} from the address of your account, and we help you back in.`,
  },
  writeToUs: 'Write to us',
  backToLogIn: 'Back to log in',
  logOut: {
    toast: {
      done: { title: 'Logged out', description: 'You have been logged out successfully.' },
      failed: { title: 'Logout failed', fallback: 'An error occurred during logout.' },
    },
  },
} as const;
