/**
 * A message kept as a draft of the server while it is written: saved a moment after the typing pauses, and before anything is asked of it.
 *
 * Saves go one after the other, each on the version that the one before made. Out: the draft, when it was kept, `keep`.
 * Errors of `keep`: those of `comunicacoes.create` and `.update`. Source: decisions-members (Communication: drafts are shared).
 */
import {
  type Comunicacao,
  comunicacoesMessages as messages,
  type Selecao,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';

export interface Mensagem extends Record<string, unknown> {
  remetente: string | null;
  tema: string | null;
  titulo: string;
  corpoHtml: string;
}
interface Guardada {
  id: string;
  versao: number;
}

const SETTLE_MS = 2500;
const keyOf = (mensagem: Mensagem) => JSON.stringify(mensagem);
const worthKeeping = ({ titulo, corpoHtml }: Mensagem) => titulo.trim() !== '' || corpoHtml !== '';

export function useRascunho(selecao: Selecao, mensagem: Mensagem, begun: Comunicacao | undefined) {
  const create = useSubmit(orpc.comunicacoes.create);
  const update = useSubmit(orpc.comunicacoes.update);
  const draft = useRef<Guardada | null>(begun ? { id: begun.id, versao: begun.versao } : null);
  const kept = useRef(begun ? keyOf(mensagem) : '');
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const closed = useRef(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const latest = useRef(mensagem);
  latest.current = mensagem;

  const save = async (): Promise<Guardada> => {
    const now = latest.current;
    if (draft.current && kept.current === keyOf(now)) return draft.current;
    const input = { ...now, titulo: now.titulo.trim() || null, selecao };
    const saved = draft.current
      ? await update.mutateAsync({ ...draft.current, ...input })
      : await create.mutateAsync(input);
    draft.current = { id: saved.id, versao: saved.versao };
    kept.current = keyOf(now);
    setSavedAt(new Date());
    if (saved.descartado.length > 0) notify({ message: messages.descartado(saved.descartado), tone: 'late' });
    return draft.current;
  };
  const saving = useRef(save);
  saving.current = save;
  const keep = useCallback((): Promise<Guardada> => {
    const next = queue.current.then(() => saving.current());
    queue.current = next.catch(() => undefined);
    return next;
  }, []);

  const key = keyOf(mensagem);
  useEffect(() => {
    if (key === kept.current || !worthKeeping(latest.current)) return;
    // What fails here is told when something is asked of the draft; nothing typed is lost.
    const timer = setTimeout(() => !closed.current && void keep().catch(() => undefined), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key, keep]);

  /** From here on nothing is kept by itself: it was sent, or thrown away. */
  const close = useCallback(() => {
    closed.current = true;
  }, []);
  return {
    savedAt,
    keep,
    close,
    /** What is typed and not yet on the server. */
    pending: key !== kept.current && worthKeeping(mensagem),
    /** After another person's change: goes on from their version. */
    adopt: (versao: number) => {
      if (draft.current) draft.current = { ...draft.current, versao };
    },
  };
}
