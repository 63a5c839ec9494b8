import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { answer } from './inbox-pages.mjs';
import { MailStore } from './mail-store.mjs';

/*
 * The mail catcher's process: node main.mjs <folder> <SMTP port> <inbox port> [address to listen on]. Loopback unless
 * told otherwise, as in a container.
 */
const [folder, smtpPort, inboxPort, host = '127.0.0.1'] = process.argv.slice(2);
const store = new MailStore(folder);
await store.load();

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  size: 20 * 1024 * 1024,
  onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
  onData(stream, session, done) {
    const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
    store.add(stream, recipients).then(() => done(), done);
  },
});
smtp.on('error', (error) => console.error(`SMTP: ${error.message}`));
smtp.listen(Number(smtpPort), host);

const inbox = createServer((request, response) => {
  answer(store, request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end('The inbox could not answer.');
  });
});
inbox.listen(Number(inboxPort), host);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    inbox.close();
    inbox.closeAllConnections();
    smtp.close(() => process.exit(0));
    setTimeout(() => process.exit(0), 500);
  });
}
