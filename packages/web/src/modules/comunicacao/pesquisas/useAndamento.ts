/** What can be done now with a survey: approve or deny, call off, hold up, go on, end. Source: decisions-members (Survey, Communication). */
import { comunicacoesMessages } from '@sede/domain/modules/comunicacao/comunicacoes';
import {
  pesquisasMessages as messages,
  type Pesquisa,
  pesquisasMotivos,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { confirm, notify, type PanelAct } from '#platform/ui/index.ts';

const { aprovar, negar, interromper, retomar, encerrar } = comunicacoesMessages;

interface Pergunta<T> {
  title: string;
  message: string;
  label: string;
  done: (answer: T) => string;
  danger?: boolean;
  reasonLabel?: string;
}

async function ask<T>({ title, message, label, done, ...how }: Pergunta<T>, run: (motivo: string) => Promise<T>) {
  let answer: T | undefined;
  const { confirmed } = await confirm({
    ...{ title, message, confirmLabel: label, ...how },
    run: async (motivo) => {
      answer = await run(motivo);
    },
  });
  if (confirmed && answer !== undefined) notify.success(done(answer));
}

export function useAndamento(): (pesquisa: Pesquisa) => PanelAct[] {
  const answers = useCan('pesquisas.ver');
  const approve = useSubmit(orpc.pesquisas.aprovar);
  const deny = useSubmit(orpc.pesquisas.negar);
  const cancel = useSubmit(orpc.pesquisas.cancelar);
  const hold = useSubmit(orpc.pesquisas.interromper);
  const resume = useSubmit(orpc.pesquisas.retomar);
  const end = useSubmit(orpc.pesquisas.encerrar);

  return ({ id, versao, estado, esperados, pode }) => {
    const seen = { id, versao };
    const act = (
      label: string,
      motivo: keyof Pesquisa['pode'],
      run: () => Promise<void>,
      primary = false,
    ): PanelAct => ({
      ...{ label, primary, onSelect: () => void run(), disabledReason: pesquisasMotivos.texto(pode[motivo]) },
    });
    const calledOff = act('Cancelar envio', 'cancelar', () =>
      ask(
        {
          ...{ title: 'Cancelar envio', message: 'Ninguém recebe a pesquisa.', label: 'Cancelar envio', danger: true },
          done: () => messages.cancelada,
        },
        () => cancel.mutateAsync(seen),
      ),
    );
    const steps: Partial<Record<Pesquisa['estado'], PanelAct[]>> = {
      aguardando_aprovacao: [
        calledOff,
        act(negar, 'negar', () =>
          ask(
            {
              ...{ title: 'Negar a pesquisa', message: 'Ninguém recebe. Quem enviou vê o motivo.', label: negar },
              ...{ danger: true, reasonLabel: 'Motivo', done: () => messages.negada },
            },
            (motivo) => deny.mutateAsync({ ...seen, motivo }),
          ),
        ),
        act(
          aprovar,
          'aprovar',
          () =>
            ask(
              {
                ...{ title: 'Aprovar a pesquisa', message: messages.saem(esperados), label: aprovar },
                done: () => `${messages.aprovada} ${messages.saem(esperados)}`,
              },
              () => approve.mutateAsync(seen),
            ),
          true,
        ),
      ],
      na_espera: [calledOff],
      enviando: [
        act(interromper, 'interromper', () =>
          ask(
            {
              ...{ title: 'Interromper envio', message: 'O que ainda não saiu espera até que se retome.' },
              ...{ label: interromper, danger: true },
              done: ({ enviadas, arquivadas, naFila }) =>
                comunicacoesMessages.interrompida(enviadas + arquivadas, naFila),
            },
            () => hold.mutateAsync(seen),
          ),
        ),
      ],
      interrompida: [
        act(encerrar, 'encerrar', () =>
          ask(
            {
              ...{ title: 'Encerrar envio', message: 'As mensagens retidas não saem mais; os links que saíram valem.' },
              ...{ label: encerrar, danger: true, done: () => messages.encerrada },
            },
            () => end.mutateAsync(seen),
          ),
        ),
        act(
          retomar,
          'retomar',
          () =>
            ask(
              {
                ...{ title: 'Retomar envio', message: 'As mensagens que faltam voltam a sair.', label: retomar },
                done: () => messages.retomada,
              },
              () => resume.mutateAsync(seen),
            ),
          true,
        ),
      ],
    };
    const sent = estado !== 'cancelada' && estado !== 'negada';
    return [
      ...(steps[estado] ?? []),
      ...(sent ? [{ label: 'Exportar destinatários', href: `/api/pesquisas/${id}/destinatarios?formato=xlsx` }] : []),
      ...(sent && answers
        ? [{ label: 'Exportar resultados', href: `/api/pesquisas/${id}/resultados?formato=xlsx` }]
        : []),
    ];
  };
}
