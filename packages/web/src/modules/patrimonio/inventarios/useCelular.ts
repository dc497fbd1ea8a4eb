/**
 * One inventory on this phone: its scope, the readings of all, what waits to be sent.
 *
 * A reading is kept in IndexedDB before anything else and told at once; what waits is sent a hundred at a time as soon as there is a network,
 * and again until it is answered. What the server refuses (closed, no right any more) stays on the phone and says why. The readings of the
 * others come every fifteen seconds. Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import {
  type EscopoDoCelular,
  type LeituraDoInventario,
  type Lido,
  MAX_LEITURAS_POR_VEZ,
  type RespostaDaLeitura,
} from '@sede/domain/modules/patrimonio/inventarios';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ApiError, api, isApiError, messageOf, randomKey } from '#platform/api/index.ts';
import { useUser } from '#platform/session/index.ts';
import { assuntoDe, entradaDe, joined, type LeituraNoCelular, leituraLocal, prepare } from './celular.ts';
import { dropLeitura, keepEscopo, keepLeitura, listEspera, readEscopo } from './guardado.ts';

const DE_NOVO = 5000;
const DOS_OUTROS = 15_000;

/** A uuid of random bits, also where the page is served without TLS. */
function newChave(): string {
  const hex = randomKey();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const isSemRede = (error: unknown): error is ApiError => isApiError(error) && error.uncertain;

async function send(id: string, lote: readonly LeituraNoCelular[]): Promise<RespostaDaLeitura[]> {
  const [uma, ...mais] = lote;
  if (!uma) return [];
  if (mais.length === 0) return [await api.inventarios.ler({ id, ...entradaDe(uma) })];
  return (await api.inventarios.lerVarias({ id, leituras: lote.map(entradaDe) })).itens;
}

export interface NoCelular {
  escopo: EscopoDoCelular | null;
  leituras: readonly LeituraNoCelular[];
  /** How many the server has not answered for. */
  esperando: number;
  semRede: boolean;
  /** Why the server takes nothing more; null: it does. */
  recusa: string | null;
  /** Why there is nothing to read at all. */
  erro: unknown;
  read: (lido: Lido, setor: string | null) => LeituraNoCelular | null;
  correct: (leitura: LeituraNoCelular, campos: Partial<Pick<LeituraNoCelular, 'estado' | 'nota'>>) => void;
}

export function useCelular(id: string): NoCelular {
  const { id: pessoa, nome } = useUser();
  const [escopo, setEscopo] = useState<EscopoDoCelular | null>(null);
  const [espera, setEspera] = useState<readonly LeituraNoCelular[]>([]);
  const [semRede, setSemRede] = useState(false);
  const [recusa, setRecusa] = useState<string | null>(null);
  const [erro, setErro] = useState<unknown>(null);
  const fila = useRef<readonly LeituraNoCelular[]>([]);
  const sending = useRef(false);

  const setFila = useCallback((change: (antes: readonly LeituraNoCelular[]) => readonly LeituraNoCelular[]) => {
    fila.current = change(fila.current);
    setEspera(fila.current);
  }, []);

  const merge = useCallback(
    (novas: readonly LeituraDoInventario[], mais: Partial<EscopoDoCelular> = {}) =>
      setEscopo((antes) => {
        if (!antes) return antes;
        const porAssunto = new Map(antes.leituras.map((um) => [assuntoDe(um), um]));
        for (const leitura of novas) porAssunto.set(assuntoDe(leitura), leitura);
        const depois = { ...antes, ...mais, leituras: [...porAssunto.values()] };
        void keepEscopo(pessoa, depois);
        return depois;
      }),
    [pessoa],
  );

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (fila.current.length > 0) {
        const lote = fila.current.slice(0, MAX_LEITURAS_POR_VEZ);
        const respostas = await send(id, lote);
        setSemRede(false);
        setRecusa(null);
        merge(respostas.map(({ leitura }) => leitura));
        // What was corrected while it was on its way is sent again.
        const answered = new Set(lote);
        setFila((todas) => todas.filter((um) => !answered.has(um)));
        for (const { chave } of lote)
          if (!fila.current.some((um) => um.chave === chave)) void dropLeitura(pessoa, id, chave);
      }
    } catch (error) {
      if (isSemRede(error)) setSemRede(true);
      else setRecusa(messageOf(error));
    } finally {
      sending.current = false;
    }
  }, [id, merge, pessoa, setFila]);

  useEffect(() => {
    let gone = false;
    async function open() {
      const [guardado, esperando] = await Promise.all([readEscopo(pessoa, id), listEspera(pessoa, id)]);
      if (gone) return;
      setFila((agora) => [...esperando.filter(({ chave }) => !agora.some((um) => um.chave === chave)), ...agora]);
      if (guardado) setEscopo(guardado);
      try {
        const novo = await api.inventarios.escopo({ id });
        if (gone) return;
        setEscopo(novo);
        setSemRede(false);
        void keepEscopo(pessoa, novo);
      } catch (error) {
        if (gone) return;
        if (isSemRede(error) && guardado) setSemRede(true);
        else setErro(error);
      }
      await flush();
    }
    void open();
    return () => {
      gone = true;
    };
  }, [id, pessoa, flush, setFila]);

  const ate = escopo?.ate;
  useEffect(() => {
    if (ate === undefined) return;
    const learn = () =>
      document.visibilityState === 'visible' &&
      api.inventarios.leituras({ id, desde: ate }).then(
        ({ itens, ...mais }) => {
          setSemRede(false);
          merge(itens, mais);
        },
        (error: unknown) => isSemRede(error) && setSemRede(true),
      );
    const outros = setInterval(learn, DOS_OUTROS);
    const again = setInterval(() => void flush(), DE_NOVO);
    const online = () => void flush();
    window.addEventListener('online', online);
    return () => {
      clearInterval(outros);
      clearInterval(again);
      window.removeEventListener('online', online);
    };
  }, [id, ate, merge, flush]);

  const pronto = useMemo(() => escopo && prepare(escopo), [escopo]);
  const leituras = useMemo(() => joined(escopo?.leituras ?? [], espera), [escopo, espera]);

  const keep = (leitura: LeituraNoCelular) => {
    setFila((todas) => [...todas.filter(({ chave }) => chave !== leitura.chave), leitura]);
    void keepLeitura(pessoa, id, leitura).then(flush);
  };

  return {
    ...{ escopo, leituras, esperando: espera.length, semRede, recusa, erro },
    read(lido, setor) {
      if (!pronto) return null;
      const agora = { chave: newChave(), setor, lidoEm: new Date().toISOString(), lidoPor: nome };
      const nova = leituraLocal(pronto, lido, agora);
      const outra = leituras.find((um) => assuntoDe(um) === assuntoDe(nova));
      if (outra && !outra.minha) return outra;
      // Read again by the same person: the same reading, perhaps elsewhere.
      const leitura = outra ? { ...nova, chave: outra.chave, estado: outra.estado, nota: outra.nota } : nova;
      keep(leitura);
      return leitura;
    },
    correct: (leitura, campos) => keep({ ...leitura, ...campos, esperando: true }),
  };
}
