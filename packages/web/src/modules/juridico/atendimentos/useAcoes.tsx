/**
 * What may be done with an appointment, as entries of its menu: those that its state and the person's roles allow, or that its state
 * alone forbids, with the reason. Source: spec 3 §2.4, §4, §8; decisions-legal (Two lists, Outcome).
 */
import { formatDataBr } from '@sede/domain/kernel';
import {
  type Atendimento,
  atendimentosMotivos,
  isPorVir,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import {
  IconArrowBackUp,
  IconCheck,
  IconClipboardCheck,
  IconEye,
  IconHistory,
  IconMessage,
  IconPencil,
  IconX,
} from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { confirm, type MenuEntry, notify, useKit } from '#platform/ui/index.ts';
import { filiadosDe } from './atendimento.status.tsx';
import { atendimentoPath, editAtendimentoPath } from './atendimentos.paths.ts';

const ResultadoDialog = lazy(() => import('./ResultadoDialog.tsx').then((m) => ({ default: m.ResultadoDialog })));
const ConcluirDialog = lazy(() => import('./ConcluirDialog.tsx').then((m) => ({ default: m.ConcluirDialog })));
const ComentarDialog = lazy(() => import('./ComentarDialog.tsx').then((m) => ({ default: m.ComentarDialog })));
const HistoryDialog = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

type Dialogo = 'resultado' | 'concluir' | 'comentar' | 'historico';
type Acao = keyof Atendimento['pode'];
const SIZE = 18;
const SEGUNDOS = 10;

/** Whether anything forbids it: the roles (then the entry is left out), or the state, with its sentence. */
function entrada(um: Atendimento, acao: Acao, label: string, icon: ReactNode, onSelect: () => void): MenuEntry | null {
  const motivo = um.pode[acao];
  const texto = atendimentosMotivos.texto(motivo);
  if (texto === atendimentosMotivos.texto('so_consulta')) return null;
  // Of another state: the menu offers what may be done in this one. 'Concluir' says that the outcome is missing.
  if (texto !== undefined && texto !== atendimentosMotivos.texto('sem_resultado')) return null;
  return { label, icon, onSelect, disabledReason: texto ?? null };
}

function useCancelar() {
  const { mutateAsync: cancelar } = useSubmit(orpc.atendimentos.cancelar);
  const { mutateAsync: desfazer } = useSubmit(orpc.atendimentos.desfazerCancelamento);
  const { mutateAsync: reabrir } = useSubmit(orpc.atendimentos.cancelarConclusao);
  const volta = async ({ id, versao }: Pick<Atendimento, 'id' | 'versao'>) => {
    try {
      await desfazer({ id, versao });
      notify.success(messages.voltouAAguardar);
    } catch (error) {
      notify.error(error);
    }
  };
  return {
    volta,
    async cancelar({ id, versao, numero }: Atendimento) {
      let cancelado: Atendimento | undefined;
      const { confirmed } = await confirm({
        ...{ title: messages.cancelarAtendimento, message: messages.perguntaCancelar(numero), danger: true },
        ...{ reasonLabel: 'Motivo', confirmLabel: messages.cancelarAtendimento, cancelLabel: 'Voltar' },
        run: async (motivo) => {
          cancelado = await cancelar({ id, versao, motivo });
        },
      });
      if (!confirmed || !cancelado) return;
      const { pode, versao: nova } = cancelado;
      if (pode.desfazerCancelamento !== undefined) return void notify.success(messages.cancelado);
      notify({
        ...{ message: messages.cancelado, tone: 'ok', undo: true, durationMs: SEGUNDOS * 1000 },
        action: { label: 'Desfazer', run: () => void volta({ id, versao: nova }) },
      });
    },
    async cancelarConclusao({ id, versao, numero }: Atendimento) {
      const { confirmed } = await confirm({
        ...{ title: messages.cancelarConclusao, message: messages.perguntaCancelarConclusao(numero), danger: true },
        ...{ confirmLabel: messages.cancelarConclusao, cancelLabel: 'Voltar' },
        run: () => reabrir({ id, versao }),
      });
      if (confirmed) notify.success(messages.conclusaoCancelada);
    },
  };
}

/** One of a day to come is asked about first. */
async function jaPodeRegistrar({ data }: Atendimento, hoje: string): Promise<boolean> {
  if (!isPorVir(data, hoje)) return true;
  const { confirmed } = await confirm({
    ...{ title: messages.registrarResultado, confirmLabel: messages.registrarResultado },
    message: messages.aindaNaoAconteceu(formatDataBr(data)),
  });
  return confirmed;
}

export interface Acoes {
  /** Without what the place shows already ('Abrir' on the page itself). */
  entries: (um: Atendimento) => MenuEntry[];
  registrar: (um: Atendimento) => void;
  comentar: (um: Atendimento) => void;
  dialogs: ReactNode;
}

export function useAcoes({ naPagina = false }: { naPagina?: boolean } = {}): Acoes {
  const { today } = useKit();
  const [aberto, setAberto] = useState<{ dialogo: Dialogo; um: Atendimento } | null>(null);
  const faz = useCancelar();
  const close = () => setAberto(null);
  const abre = (dialogo: Dialogo, um: Atendimento) => () => setAberto({ dialogo, um });
  const registrar = async (um: Atendimento) => {
    if (await jaPodeRegistrar(um, today)) setAberto({ dialogo: 'resultado', um });
  };
  const entries = (um: Atendimento): MenuEntry[] =>
    [
      naPagina
        ? null
        : {
            label: 'Abrir',
            icon: <IconEye size={SIZE} aria-hidden />,
            onSelect: () => void navigate(atendimentoPath(um.id)),
          },
      entrada(
        um,
        'registrarResultado',
        um.ocorreu === null ? messages.registrarResultado : messages.corrigirResultado,
        <IconClipboardCheck size={SIZE} aria-hidden />,
        () => void registrar(um),
      ),
      entrada(um, 'concluir', messages.concluir, <IconCheck size={SIZE} aria-hidden />, abre('concluir', um)),
      entrada(
        um,
        'editar',
        'Editar',
        <IconPencil size={SIZE} aria-hidden />,
        () => void navigate(editAtendimentoPath(um.id)),
      ),
      entrada(um, 'comentar', messages.comentar, <IconMessage size={SIZE} aria-hidden />, abre('comentar', um)),
      naPagina
        ? null
        : { label: 'Histórico', icon: <IconHistory size={SIZE} aria-hidden />, onSelect: abre('historico', um) },
      entrada(
        um,
        'cancelarConclusao',
        messages.cancelarConclusao,
        <IconArrowBackUp size={SIZE} aria-hidden />,
        () => void faz.cancelarConclusao(um),
      ),
      entrada(
        um,
        'desfazerCancelamento',
        messages.desfazerCancelamento,
        <IconArrowBackUp size={SIZE} aria-hidden />,
        () => void faz.volta(um),
      ),
      perigosa(
        entrada(
          um,
          'cancelar',
          messages.cancelarAtendimento,
          <IconX size={SIZE} aria-hidden />,
          () => void faz.cancelar(um),
        ),
      ),
    ].filter((entry) => entry !== null);
  return {
    entries,
    registrar: (um) => void registrar(um),
    comentar: (um) => abre('comentar', um)(),
    dialogs: (
      <Suspense fallback={null}>
        {aberto?.dialogo === 'resultado' && <ResultadoDialog id={aberto.um.id} onClose={close} />}
        {aberto?.dialogo === 'concluir' && <ConcluirDialog atendimento={aberto.um} onClose={close} />}
        {aberto?.dialogo === 'comentar' && <ComentarDialog atendimento={aberto.um} onClose={close} />}
        {aberto?.dialogo === 'historico' && (
          <HistoryDialog
            id={aberto.um.id}
            name={`${aberto.um.numero} · ${filiadosDe(aberto.um)}`}
            read={orpc.atendimentos.history.call}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}

const perigosa = (entry: MenuEntry | null): MenuEntry | null => entry && { ...entry, danger: true, divided: true };
