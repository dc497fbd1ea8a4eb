/**
 * One inventory on this phone: its scope, the readings of all, what waits to be sent.
 *
 * A reading is kept in IndexedDB before anything else and told at once; what waits is sent a hundred at a time as soon as there is a network,
 * and again until it is answered. What the server refuses (closed, no right any more, one reading for itself) stays on the phone, says why, and
 * may be let go of. The readings of the others come every fifteen seconds. A browser that keeps nothing is told of.
 * Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import {
  type EscopoDoCelular,
  type LeituraDoInventario,
  type Lido,
  MAX_LEITURAS_POR_VEZ,
} from '@sede/domain/modules/patrimonio/inventarios';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api, messageOf, randomKey } from '#platform/api/index.ts';
import { useUser } from '#platform/session/index.ts';
import { assuntoDe, joined, type LeituraNoCelular, leituraLocal, prepare } from './celular.ts';
import { isDeVez, isSemRede, sendLeituras } from './envio.ts';
import { dropLeitura, keepEscopo, keepLeitura, listEspera, readEscopo } from './guardado.ts';

const DE_NOVO = 5000;
const DOS_OUTROS = 15_000;

/** A uuid of random bits, also where the page is served without TLS. */
function newChave(): string {
  const hex = randomKey();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Why the server takes some of what waits, or nothing more; `deVez`: sending it again changes nothing. */
interface Recusa {
  motivo: string;
  deVez: boolean;
}

export interface NoCelular {
  escopo: EscopoDoCelular | null;
  leituras: readonly LeituraNoCelular[];
  /** How many the server has not answered for. */
  esperando: number;
  semRede: boolean;
  /** The browser keeps what waits, also when the page is closed. */
  guarda: boolean;
  /** What was refused, and why; null: nothing. */
  recusa: (Recusa & { chaves: readonly string[] }) | null;
  /** Why there is nothing to read at all. */
  erro: unknown;
  read: (lido: Lido, setor: string | null) => LeituraNoCelular | null;
  correct: (leitura: LeituraNoCelular, campos: Partial<Pick<LeituraNoCelular, 'estado' | 'nota'>>) => void;
  /** Lets go of readings that were refused. */
  discard: (chaves: readonly string[]) => void;
  /** Takes an own reading back, here or on the server; rejects where that cannot be. */
  remove: (leitura: LeituraNoCelular) => Promise<void>;
}

const NENHUMA: ReadonlyMap<string, string> = new Map();

export function useCelular(id: string): NoCelular {
  const { id: pessoa, nome } = useUser();
  const [escopo, setEscopo] = useState<EscopoDoCelular | null>(null);
  const [espera, setEspera] = useState<readonly LeituraNoCelular[]>([]);
  const [semRede, setSemRede] = useState(false);
  const [guarda, setGuarda] = useState(true);
  const [deTudo, setDeTudo] = useState<Recusa | null>(null);
  const [recusadas, setRecusadas] = useState(NENHUMA);
  const [erro, setErro] = useState<unknown>(null);
  const fila = useRef<readonly LeituraNoCelular[]>([]);
  /** Of single readings: they are not sent again unless they change. */
  const paradas = useRef(NENHUMA);
  const atual = useRef<EscopoDoCelular | null>(null);
  const sending = useRef(false);

  const setFila = useCallback((change: (antes: readonly LeituraNoCelular[]) => readonly LeituraNoCelular[]) => {
    fila.current = change(fila.current);
    setEspera(fila.current);
    const chaves = new Set(fila.current.map(({ chave }) => chave));
    paradas.current = new Map([...paradas.current].filter(([chave]) => chaves.has(chave)));
    setRecusadas(paradas.current);
  }, []);

  const put = useCallback(
    (novo: EscopoDoCelular) => {
      atual.current = novo;
      setEscopo(novo);
      void keepEscopo(pessoa, novo);
    },
    [pessoa],
  );

  const merge = useCallback(
    (novas: readonly LeituraDoInventario[], mais: Partial<EscopoDoCelular> = {}) => {
      const antes = atual.current;
      if (!antes) return;
      const porAssunto = new Map(antes.leituras.map((um) => [assuntoDe(um), um]));
      for (const leitura of novas) porAssunto.set(assuntoDe(leitura), leitura);
      put({ ...antes, ...mais, leituras: [...porAssunto.values()] });
    },
    [put],
  );

  const drop = useCallback(
    (chaves: readonly string[]) => {
      setFila((todas) => todas.filter(({ chave }) => !chaves.includes(chave)));
      for (const chave of chaves) void dropLeitura(pessoa, id, chave);
    },
    [id, pessoa, setFila],
  );

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (;;) {
        const lote = fila.current.filter(({ chave }) => !paradas.current.has(chave)).slice(0, MAX_LEITURAS_POR_VEZ);
        if (lote.length === 0) break;
        const { respostas, recusadas: novas } = await sendLeituras(id, lote);
        setSemRede(false);
        setDeTudo(null);
        merge(respostas.map(({ leitura }) => leitura));
        // What was corrected while it was on its way is sent again.
        const mudadas = new Set(fila.current.filter((um) => !lote.includes(um)).map(({ chave }) => chave));
        paradas.current = new Map([...paradas.current, ...[...novas].filter(([chave]) => !mudadas.has(chave))]);
        drop(respostas.map(({ chave }) => chave).filter((chave) => !mudadas.has(chave)));
        if (respostas.length + novas.size === 0) break;
      }
    } catch (error) {
      if (isSemRede(error)) setSemRede(true);
      else setDeTudo({ motivo: messageOf(error), deVez: isDeVez(error) });
    } finally {
      sending.current = false;
    }
  }, [id, merge, drop]);

  useEffect(() => {
    let gone = false;
    async function open() {
      const [guardado, esperando] = await Promise.all([readEscopo(pessoa, id), listEspera(pessoa, id)]);
      if (gone) return;
      setFila((agora) => [...esperando.filter(({ chave }) => !agora.some((um) => um.chave === chave)), ...agora]);
      if (guardado) {
        atual.current = guardado;
        setEscopo(guardado);
      }
      try {
        const novo = await api.inventarios.escopo({ id });
        if (gone) return;
        put(novo);
        setSemRede(false);
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
  }, [id, pessoa, flush, put, setFila]);

  const ate = escopo?.ate;
  useEffect(() => {
    if (ate === undefined) return;
    async function learn(desde: string) {
      if (document.visibilityState !== 'visible') return;
      try {
        const { itens, total, ...mais } = await api.inventarios.leituras({ id, desde });
        setSemRede(false);
        merge(itens, mais);
        // Somebody took a reading back: what there is is asked for anew.
        if ((atual.current?.leituras.length ?? 0) > total) put(await api.inventarios.escopo({ id }));
      } catch (error) {
        if (isSemRede(error)) setSemRede(true);
      }
    }
    const outros = setInterval(() => void learn(ate), DOS_OUTROS);
    const again = setInterval(() => void flush(), DE_NOVO);
    const online = () => void flush();
    window.addEventListener('online', online);
    return () => {
      clearInterval(outros);
      clearInterval(again);
      window.removeEventListener('online', online);
    };
  }, [id, ate, merge, put, flush]);

  const perde = !guarda && espera.length > 0;
  useEffect(() => {
    if (!perde) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [perde]);

  const pronto = useMemo(() => escopo && prepare(escopo), [escopo]);
  const leituras = useMemo(() => joined(escopo?.leituras ?? [], espera), [escopo, espera]);

  const keep = async (leitura: LeituraNoCelular) => {
    paradas.current = new Map([...paradas.current].filter(([chave]) => chave !== leitura.chave));
    setFila((todas) => [...todas.filter(({ chave }) => chave !== leitura.chave), leitura]);
    setGuarda(await keepLeitura(pessoa, id, leitura));
    await flush();
  };
  const [motivo] = recusadas.values();
  const recusa =
    deTudo !== null && espera.length > 0
      ? { ...deTudo, chaves: espera.map(({ chave }) => chave) }
      : motivo === undefined
        ? null
        : { motivo, deVez: true, chaves: [...recusadas.keys()] };

  return {
    ...{ escopo, leituras, esperando: espera.length, semRede, guarda, recusa, erro },
    read(lido, setor) {
      if (!pronto) return null;
      const agora = { chave: newChave(), setor, lidoEm: new Date().toISOString(), lidoPor: nome };
      const nova = leituraLocal(pronto, lido, agora);
      const outra = leituras.find((um) => assuntoDe(um) === assuntoDe(nova));
      if (outra && !outra.minha) return outra;
      // Read again by the same person: the same reading, perhaps elsewhere.
      const leitura = outra
        ? { ...nova, id: outra.id, chave: outra.chave, estado: outra.estado, nota: outra.nota }
        : nova;
      void keep(leitura);
      return leitura;
    },
    correct: (leitura, campos) => void keep({ ...leitura, ...campos, esperando: true }),
    discard: drop,
    async remove({ id: leitura, chave }) {
      if (leitura !== null) await api.inventarios.removerLeitura({ id, leitura });
      drop([chave]);
      const antes = atual.current;
      if (antes) put({ ...antes, leituras: antes.leituras.filter((um) => um.chave !== chave) });
    },
  };
}
