/** A process that sends what is due, to be killed by a test. Arguments: the database's and the mail server's address. */
import { systemClock } from '../clock/clock.ts';
import { createDb, createPool } from '../db/index.ts';
import { createLogger } from '../logging/logger.ts';
import { createMailSender } from './mail-sender.ts';
import { createMailTransport } from './mail-transport.ts';

const [url = '', smtp = ''] = process.argv.slice(2);
await createMailSender({
  db: createDb(createPool({ url, max: 3 })),
  clock: systemClock,
  log: createLogger({ level: 'silent' }),
  transport: createMailTransport({ smtpUrl: `${smtp}?ignoreTLS=true`, dataDir: '/nonexistent' }),
  from: async () => ({ nome: 'Sindicato', endereco: 'nao-responda@exemplo.org' }),
  compose: async () => ({ texto: 'Olá', html: null }),
}).drain();
