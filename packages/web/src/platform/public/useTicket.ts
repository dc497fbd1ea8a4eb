/** The ticket client of a page, for as long as the page stands; the work is done in a worker of its own. */
import { workOn } from '@sede/domain/kernel';
import { useEffect, useState } from 'react';
import { createTicketClient, type TicketClient, type Work } from './ticketClient.ts';

/** In a worker; where a browser lets none run, here, which stops the page for about a second. */
const inWorker: Work = (challenge) =>
  new Promise((resolve) => {
    const here = () => resolve(workOn(challenge));
    try {
      const worker = new Worker(new URL('./ticketWorker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<string>) => {
        worker.terminate();
        resolve(data);
      };
      worker.onerror = () => {
        worker.terminate();
        here();
      };
      worker.postMessage(challenge);
    } catch {
      here();
    }
  });

/** What sends for this page; its first ticket is worked on while the person reads. `page`: as the operation's contract names it. */
export function useTicket(page: string): TicketClient {
  const [client] = useState(() => createTicketClient(page, inWorker));
  useEffect(() => client.prepare(), [client]);
  return client;
}
