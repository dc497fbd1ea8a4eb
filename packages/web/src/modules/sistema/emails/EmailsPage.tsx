import { Button } from '@mantine/core';
import {
  type Email,
  ESTADOS_EMAIL,
  emailsErrors,
  emailsMessages as messages,
  rotuloDoMotivo,
} from '@sede/domain/modules/sistema/emails';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan, useSession } from '#platform/session/index.ts';
import {
  type Column,
  confirm,
  InstantText,
  ListPage,
  notify,
  StatusTag,
  type Tone,
  useListState,
} from '#platform/ui/index.ts';
import { EmailDetail } from './EmailDetail.tsx';
import { emailsList } from './emails.list.ts';
import classes from './emails.module.css';

const TONES: Record<Email['estado'], Tone> = {
  pendente: 'wait',
  enviado: 'ok',
  falhou: 'late',
  arquivado: 'neutral',
  incerto: 'late',
};
const rotulo = (estado: Email['estado']) => ESTADOS_EMAIL.find(({ valor }) => valor === estado)?.rotulo ?? estado;
/** Mails leave by themselves, so the list is read again regularly while it is on the screen. */
const REFRESH_MS = 15_000;

const columns: readonly Column<Email>[] = [
  { id: 'assunto', header: 'Assunto', strong: true, hideable: false, card: 'title', cell: (row) => row.assunto },
  { id: 'para', header: 'Para', card: 'subtitle', cell: (row) => row.para },
  { id: 'motivo', header: 'Para quê', width: 190, cell: (row) => rotuloDoMotivo(row.motivo) },
  {
    id: 'criadoEm',
    header: 'Criado',
    sortable: true,
    card: 'date',
    width: 150,
    cell: (row) => <InstantText value={row.criadoEm} />,
  },
  {
    id: 'estado',
    header: 'Situação',
    width: 150,
    card: 'status',
    cell: (row) => <StatusTag tone={TONES[row.estado]} label={rotulo(row.estado)} />,
  },
];

/** '/configuracoes/emails': what left, what waits, what failed; try again. Source: decisions §6 (Mail). */
export function EmailsPage() {
  const list = useListState(emailsList);
  const { emailConfigurado } = useSession();
  const mayRetry = useCan('emails.reenviar');
  const query = useQuery(
    orpc.emails.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    }),
  );
  const failed = useQuery(
    orpc.emails.list.queryOptions({ input: { estado: ['falhou'], porPagina: 5 }, refetchInterval: REFRESH_MS }),
  );
  const retry = useSubmit(orpc.emails.reenviar, {
    onSuccess: () => notify.success(messages.reenviado),
    onError: (error) => notify.error(error),
  });
  const retryAll = useSubmit(orpc.emails.reenviarTodos, {
    onSuccess: ({ reenviados }) => notify.success(messages.todosReenviados(reenviados)),
    onError: (error) => notify.error(error),
  });
  /** It may have left: whoever sends it again knows that it may arrive twice. */
  const sendAgain = ({ id, para }: Email) =>
    confirm({
      title: `${messages.enviarDeNovo} para ${para}?`,
      message: messages.confirmarIncerto,
      confirmLabel: messages.enviarDeNovo,
      run: () => retry.mutateAsync({ id }),
    });
  const failures = failed.data?.total ?? 0;
  return (
    <ListPage
      title="E-mails"
      list={list}
      query={query}
      count={{ one: 'e-mail', many: 'e-mails' }}
      siblings={
        mayRetry && failures > 0 ? (
          <Button variant="default" loading={retryAll.isPending} onClick={() => retryAll.mutate({})}>
            Tentar novamente {failures === 1 ? 'o que falhou' : `os ${failures} que falharam`}
          </Button>
        ) : undefined
      }
      table={{
        id: 'emails',
        columns,
        rowKey: (row) => row.id,
        rowLabel: (row) => `${row.assunto} para ${row.para}`,
        rowActions: mayRetry
          ? (row) => [
              row.estado === 'incerto'
                ? { label: messages.enviarDeNovo, onSelect: () => sendAgain(row) }
                : {
                    label: messages.reenviar,
                    disabledReason: row.estado === 'falhou' ? null : emailsErrors.nao_falhou().message,
                    onSelect: () => retry.mutate({ id: row.id }),
                  },
            ]
          : undefined,
        detail: (row) => <EmailDetail email={row} />,
      }}
      empty={{
        title: 'Nenhum e-mail',
        text: 'Convites, recuperações de senha e avisos que o sistema envia aparecem aqui.',
      }}
    >
      {!emailConfigurado && (
        <p className={classes.notice} role="note">
          {messages.semSmtp}
        </p>
      )}
    </ListPage>
  );
}
