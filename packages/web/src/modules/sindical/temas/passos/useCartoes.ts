/**
 * The cards of a step: one for each record of the theme as it is now, and those that are being typed in.
 *
 * A card keeps its key while its record is made, so that what one does in it goes on; one with something unsaved stays although
 * somebody else took its record away. In: the records as last read. Out: the cards in their order, and what changes them.
 */
import { useCallback, useRef, useState } from 'react';
import type { RegistroDaParte } from './parte.ts';

export interface Carta<R> {
  chave: string;
  registro: R | null;
}

interface Propria<R> {
  chave: string;
  /** As one's own save answered it. */
  registro: R | null;
}

export function useCartoes<R extends RegistroDaParte>(registros: readonly R[]) {
  const [proprias, setProprias] = useState<readonly Propria<R>[]>([]);
  const [tirados, setTirados] = useState<ReadonlySet<string>>(new Set());
  const [sujos, setSujos] = useState<ReadonlySet<string>>(new Set());
  const vistos = useRef(new Map<string, R>());
  const proxima = useRef(0);

  const chaveDe = (id: string) => proprias.find(({ registro }) => registro?.id === id)?.chave ?? id;
  const atuais: Carta<R>[] = registros.map((registro) => ({ chave: chaveDe(registro.id), registro }));
  for (const registro of registros) vistos.current.set(chaveDe(registro.id), registro);
  const ha = new Set(atuais.map(({ chave }) => chave));
  const aindaSujos = [...sujos].flatMap((chave) => {
    const registro = vistos.current.get(chave);
    return registro && !ha.has(chave) ? [{ chave, registro }] : [];
  });
  const novas = proprias.filter(({ chave }) => !ha.has(chave) && !aindaSujos.some((um) => um.chave === chave));
  const cartoes = [...atuais, ...aindaSujos, ...novas].filter(({ chave }) => !tirados.has(chave));

  return {
    cartoes,
    /** Something typed and not saved, or a file on its way. */
    sujo: sujos.size > 0,
    nova: useCallback(() => {
      proxima.current += 1;
      const chave = `nova-${proxima.current}`;
      setProprias((all) => [...all, { chave, registro: null }]);
    }, []),
    salva: useCallback((chave: string, registro: R) => {
      setProprias((all) => all.map((uma) => (uma.chave === chave ? { chave, registro } : uma)));
    }, []),
    tira: useCallback((chave: string) => {
      setProprias((all) => all.filter((uma) => uma.chave !== chave));
      setTirados((all) => new Set([...all, chave]));
    }, []),
    suja: useCallback((chave: string, on: boolean) => {
      setSujos((all) => {
        if (all.has(chave) === on) return all;
        return new Set(on ? [...all, chave] : [...all].filter((uma) => uma !== chave));
      });
    }, []),
  };
}
