/**
 * What a public page shows, read once: null while it comes, the message of a failure, or what was read; `again` asks anew.
 * In: path under the server's root ('/api/filiacao'). Source: decisions-members ('Public application').
 */
import { useCallback, useEffect, useState } from 'react';
import { call, messageOf } from '#platform/api/plain.ts';

export interface PublicRead<T extends object> {
  read: T | string | null;
  again(): void;
}

export function usePublicRead<T extends object>(path: string): PublicRead<T> {
  const [read, setRead] = useState<T | string | null>(null);
  const ask = useCallback(() => {
    call<T>('GET', path).then(setRead, (error: unknown) => setRead(messageOf(error)));
  }, [path]);
  useEffect(ask, [ask]);
  const again = () => {
    setRead(null);
    ask();
  };
  return { read, again };
}
