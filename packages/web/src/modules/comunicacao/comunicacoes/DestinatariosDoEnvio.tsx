import {
  type Comunicacao,
  type Destinatario,
  ESTADOS_DO_DESTINATARIO,
  DESTINATARIO_FIELDS as FIELDS,
  comunicacoesMessages as messages,
  motivoNaoRepetir,
  ROTULO_DE_FORA,
  ROTULO_ESTADO_DO_DESTINATARIO,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { emailsMessages } from '@sede/domain/modules/sistema/emails';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { SelectField } from '#platform/ui/form.ts';
import {
  type Column,
  columnsOf,
  confirm,
  ExportMenu,
  InstantText,
  labelled,
  notify,
  QueryTable,
  TITLE,
  usePaging,
} from '#platform/ui/index.ts';
import classes from './comunicacoes.module.css';
import { DestinatarioTag } from './EstadoTag.tsx';

const column = columnsOf<Destinatario, typeof FIELDS>(FIELDS);
const columns: readonly Column<Destinatario>[] = [
  column('nome', { ...TITLE, share: 2 }),
  column('email', { card: 'subtitle', share: 2, cell: ({ email }) => email ?? '—' }),
  column('estado', { card: 'status', width: 150, cell: (row) => <DestinatarioTag {...row} /> }),
  {
    ...{ id: 'motivo', header: 'Motivo', card: 'line', wrap: true, share: 2 },
    cell: ({ motivo, erro, emailDevolvido }) => {
      if (motivo) return messages.deixadoDeFora(ROTULO_DE_FORA[motivo]);
      return [erro, emailDevolvido && ROTULO_DE_FORA.devolvido].filter(Boolean).join(' · ') || '—';
    },
  },
  column('enviadoEm', {
    card: 'date',
    width: 150,
    cell: ({ enviadoEm }) => (enviadoEm ? <InstantText value={enviadoEm} /> : '—'),
  }),
];
const SIZES = [20, 50, 100];
const OPTIONS = labelled(ESTADOS_DO_DESTINATARIO, ROTULO_ESTADO_DO_DESTINATARIO);

interface Props {
  comunicacao: Pick<Comunicacao, 'id' | 'versao'>;
  /** Milliseconds between two readings while mails are leaving; false: none. */
  every: number | false;
}

/** How it went with each recipient, by state; what failed is sent again by hand. Source: decisions-members (Communication). */
export function DestinatariosDoEnvio({ comunicacao: { id, versao }, every }: Props) {
  const maySend = useCan('comunicacao.enviar');
  const [estado, setEstado] = useState<string | null>(null);
  const paging = usePaging(20, SIZES);
  const situacao = ESTADOS_DO_DESTINATARIO.filter((one) => one === estado);
  const filtro = situacao.length > 0 ? { situacao } : {};
  const query = useQuery({
    ...orpc.comunicacoes.destinatarios.queryOptions({
      input: { id, ...filtro, pagina: paging.page, porPagina: paging.pageSize },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: every,
  });
  const failed = { onError: (error: unknown) => void notify.error(error) };
  const repetir = useSubmit(orpc.comunicacoes.enviarDeNovo, {
    ...failed,
    onSuccess: () => notify.success(messages.reenviada),
  });
  const devolver = useSubmit(orpc.comunicacoes.devolver, {
    ...failed,
    onSuccess: () => notify.success(messages.devolvido),
  });
  const liberar = useSubmit(orpc.comunicacoes.liberar, {
    ...failed,
    onSuccess: () => notify.success(messages.liberado),
  });
  /** What is uncertain may have left: whoever sends it again knows that it may arrive twice. */
  const sendAgain = ({ id: destinatario, estado: como, nome }: Destinatario) => {
    const alvo = { id, versao, destinatario };
    if (como !== 'incerto') return repetir.mutate(alvo);
    void confirm({
      title: `${messages.enviarDeNovo} para ${nome}?`,
      message: emailsMessages.confirmarIncerto,
      confirmLabel: messages.enviarDeNovo,
      run: () => repetir.mutateAsync(alvo),
    });
  };
  const entries = (row: Destinatario) => {
    const { filiadoId } = row;
    return [
      ...(motivoNaoRepetir(row) === null ? [{ label: messages.enviarDeNovo, onSelect: () => sendAgain(row) }] : []),
      ...(filiadoId === null
        ? []
        : [
            row.emailDevolvido
              ? { label: messages.liberar, onSelect: () => liberar.mutate({ filiado: filiadoId }) }
              : { label: messages.devolver, onSelect: () => devolver.mutate({ filiado: filiadoId }) },
          ]),
    ];
  };
  return (
    <>
      <div className={`${classes.filtro} no-print`}>
        <SelectField
          label={FIELDS.estado.rotulo}
          options={OPTIONS}
          value={estado}
          placeholder="Todas"
          onChange={(value) => {
            setEstado(value);
            paging.setPage(1);
          }}
        />
        {maySend && <ExportMenu path={`/api/comunicacoes/${id}/destinatarios/exportar`} filterInput={filtro} />}
      </div>
      <QueryTable
        id="destinatarios"
        label="Destinatários"
        columns={columns}
        query={query}
        paging={paging}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.nome}
        rowActions={maySend ? entries : undefined}
        empty={<p className={classes.inteiro}>Nenhum destinatário nesta situação.</p>}
      />
    </>
  );
}
