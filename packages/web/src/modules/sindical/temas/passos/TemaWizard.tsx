import {
  temasMessages as messages,
  PASSOS_DO_TEMA,
  passoAoAbrir,
  passosMessages,
  type TemaCompleto,
  ULTIMO_PASSO,
} from '@sede/domain/modules/sindical/temas';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { DraftNote, type DrawerStep, WizardDrawer } from '#platform/ui/form.ts';
import { type CloseForm, notify, RecordGate } from '#platform/ui/index.ts';
import { TEXTOS } from '../textos.ts';
import { DadosFields, useDados } from './DadosPasso.tsx';
import { GeraisPasso } from './GeraisPasso.tsx';
import { PartePasso } from './PartePasso.tsx';
import { ACOES, ITENS, PESSOAS, PROCESSOS } from './partes.tsx';
import type { PassoHandle, PassoProps } from './passo.ts';

interface Props {
  record: TemaCompleto | null;
  /** The first step has made it. */
  onCriado?: (id: string) => void;
  onClose: CloseForm;
  /** 1 to 6; else where the theme's own last step says. */
  passo?: number | undefined;
  readOnly?: boolean;
}

/** The theme as it is now: what was read last, or what one's own save answered, whichever is newer. */
function useTema(record: TemaCompleto | null) {
  const [guardado, setGuardado] = useState(record);
  const id = guardado?.id ?? null;
  const { data } = useQuery({ ...orpc.temas.get.queryOptions({ input: { id: id ?? '' } }), enabled: id !== null });
  const lido = data !== undefined && (guardado === null || data.lastUpdated >= guardado.lastUpdated) ? data : guardado;
  return [lido, setGuardado] as const;
}

/** Which steps hold something that is not saved. */
function useSujos() {
  const [sujos, setSujos] = useState<ReadonlySet<number>>(new Set());
  const marca = useCallback((passo: number, sujo: boolean) => {
    setSujos((all) => {
      if (all.has(passo) === sujo) return all;
      return new Set(sujo ? [...all, passo] : [...all].filter((um) => um !== passo));
    });
  }, []);
  const marcas = useMemo(() => PASSOS_DO_TEMA.map((_, at) => (sujo: boolean) => marca(at + 1, sujo)), [marca]);
  return { sujos, marcas };
}

const NAO_SALVO = 'não salvo';

/**
 * The six steps of a theme: the first makes it, each is kept when one goes on, the last concludes; it may be left at any of them and
 * come back to. Source: spec 3 §2.10, §4 (Theme); decisions-sindical-contratos-patrimonio (Themes: Wizard).
 */
function TemaWizard({ record, onCriado, onClose, passo, readOnly = false }: Props) {
  const [tema, setTema] = useTema(record);
  const [index, setIndex] = useState((passo ?? (record && !readOnly ? passoAoAbrir(record.page) : 1)) - 1);
  const { sujos, marcas } = useSujos();
  const salva = useRef(record?.versao ?? 0);
  const handles = useRef(PASSOS_DO_TEMA.map((): RefObject<PassoHandle | null> => ({ current: null })));
  const dados = useDados(tema, salva, (novo) => {
    notify.success(passosMessages.salvo);
    if (tema === null) onCriado?.(novo.id);
    setTema(novo);
  });
  const dadosSujos = dados.form.dirty;
  const page = tema?.page ?? 0;

  /** What was typed in steps that were left without going on from them; false: one of them cannot be saved, and is open. */
  const salvarAntes = async (ate: number): Promise<boolean> => {
    if (dadosSujos && !(await dados.salvar())) {
      setIndex(0);
      return false;
    }
    for (const um of [...sujos].filter((outro) => outro < ate).toSorted()) {
      if (await handles.current[um - 1]?.current?.salvar()) continue;
      setIndex(um - 1);
      return false;
    }
    return true;
  };
  const concluir = async (): Promise<boolean> => {
    if (!(await salvarAntes(ULTIMO_PASSO))) return false;
    if (!(await handles.current[ULTIMO_PASSO - 1]?.current?.avancar())) return false;
    notify.success(passosMessages.salvo);
    onClose(tema?.id);
    return true;
  };

  const content = (numero: number): ReactNode => {
    if (numero === 1) return <DadosFields form={dados.form} readOnly={readOnly} />;
    const handle = handles.current[numero - 1];
    const onSujo = marcas[numero - 1];
    if (tema === null || !handle || !onSujo) return null;
    const of: PassoProps = { tema, passo: numero, readOnly, handle, onSujo, onTema: setTema };
    if (numero === 2) return <GeraisPasso {...of} salva={salva} />;
    if (numero === 3) return <PartePasso {...of} parte={ITENS} />;
    if (numero === 4) return <PartePasso {...of} parte={PESSOAS} />;
    if (numero === 5) return <PartePasso {...of} parte={PROCESSOS} />;
    return <PartePasso {...of} parte={ACOES} />;
  };
  const run = (numero: number) => async (): Promise<boolean> => {
    if (readOnly) return true;
    if (numero === 1) return tema !== null && !dadosSujos ? true : dados.salvar();
    if (numero === ULTIMO_PASSO) return concluir();
    return (await handles.current[numero - 1]?.current?.avancar()) ?? true;
  };
  const steps = PASSOS_DO_TEMA.map((title, at): DrawerStep => {
    const numero = at + 1;
    const sujo = numero === 1 ? dadosSujos && tema !== null : sujos.has(numero);
    const ultimo = numero === ULTIMO_PASSO;
    return {
      ...{ id: `passo-${numero}`, title, content: content(numero), run: run(numero) },
      reached: readOnly || numero <= page + 1,
      ...(sujo && { note: NAO_SALVO }),
      ...(ultimo && { onward: readOnly ? null : 'Concluir' }),
    };
  });
  const criado = record === null && tema !== null;
  const { savedAt } = dados.form.draft;
  return (
    <WizardDrawer
      title={readOnly ? TEXTOS.detalhe : record === null ? messages.novo : TEXTOS.editar}
      subtitle={tema?.titulo ?? (savedAt === null ? undefined : <DraftNote form={dados.form} />)}
      steps={steps}
      index={index}
      onIndex={setIndex}
      unsaved={!readOnly && (dadosSujos || sujos.size > 0)}
      busy={dados.form.submitting}
      onDropped={dados.form.reset}
      onClose={() => onClose(criado ? tema.id : undefined)}
    />
  );
}

const CRIADO = 'criado';
const anota = (id: string | null) => setSearch((now) => ({ ...now, [CRIADO]: id }), { replace: true });

/**
 * '?registro=novo': what its first step made stands in the address ('&criado=<id>'), so that a page loaded anew goes on with it and
 * does not begin a second one.
 */
export function CreateTema({ onClose }: { onClose: CloseForm }) {
  const [feito] = useState(useSearch()[CRIADO]);
  const close: CloseForm = (salvo) => {
    anota(null);
    onClose(salvo);
  };
  if (feito === undefined) return <TemaWizard record={null} onCriado={anota} onClose={close} />;
  return (
    <RecordGate id={feito} read={api.temas.get} onFailed={close}>
      {(record) => <TemaWizard record={record} onClose={close} />}
    </RecordGate>
  );
}

export const EditTema = (props: { record: TemaCompleto; onClose: CloseForm; passo?: number | undefined }) => (
  <TemaWizard {...props} />
);

/** For whoever only reads: every field closed, nothing to save, nothing to take away. */
export const DetalheDoTema = (props: { record: TemaCompleto; onClose: CloseForm }) => (
  <TemaWizard {...props} readOnly />
);
