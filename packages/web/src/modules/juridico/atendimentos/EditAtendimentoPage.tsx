import { Button } from '@mantine/core';
import {
  type AtendimentoCompleto,
  atendimentosMotivos,
  atendimentosMessages as messages,
  type OpcaoDeFiliado,
  PAGINAS_DE_ATENDIMENTOS as PAGINAS,
} from '@sede/domain/modules/juridico/atendimentos';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type api, orpc, useSubmit } from '#platform/api/index.ts';
import { navigate, useParams } from '#platform/routing/index.ts';
import { saving, useSaveWithFiles } from '#platform/ui/form.ts';
import { EmptyState, ErrorState, notify, Reading } from '#platform/ui/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import { atendimentoPath } from './atendimentos.paths.ts';
import { Passos } from './Passos.tsx';
import { useAgendamento, valoresDe } from './useAgendamento.ts';
import type { Enviar } from './useSaveAgendamento.ts';

type Mudancas = Omit<Parameters<typeof api.atendimentos.editar>[0], 'id' | 'versao'>;

const igual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function Formulario({ um, filiados }: { um: AtendimentoCompleto; filiados: OpcaoDeFiliado[] }) {
  const inicial = useMemo(() => ({ filiados, valores: valoresDe(um) }), [um, filiados]);
  const agendamento = useAgendamento(inicial, false);
  const { valores } = agendamento;
  const { mutateAsync: update } = useSubmit(orpc.atendimentos.editar, { alsoInvalidates: ['agendas'] });
  const { mutateAsync: attach } = useSubmit(orpc.atendimentos.anexar);
  const { mutateAsync: detach } = useSubmit(orpc.atendimentos.removerAnexo);
  const registro = useMemo(() => ({ id: um.id, versao: um.versao, arquivos: um.arquivos }), [um]);
  const salva = useSaveWithFiles<Mudancas, object, AtendimentoCompleto>(registro, { update, attach, detach });
  const soDescricao = um.pode.remarcar !== undefined;
  const remarcado =
    !igual(valores.horarios.toSorted(), inicial.valores.horarios.toSorted()) ||
    valores.encaixe ||
    valores.data !== inicial.valores.data ||
    valores.agendaId !== inicial.valores.agendaId;
  const ids = (todos: readonly { id: string }[]) => todos.map(({ id }) => id).toSorted();
  const outros = !igual(ids(agendamento.filiados), ids(filiados));

  const enviar: Enviar = (lugar, confirmacoes) =>
    saving(messages.erroAtualizar, async () => {
      const mudancas: Mudancas = {
        ...(lugar && { lugar }),
        ...(outros && { filiados: ids(agendamento.filiados) }),
        ...(valores.processoEmCurso !== um.processoEmCurso && { processoEmCurso: valores.processoEmCurso === true }),
        ...(!igual(ids(valores.processos), ids(inicial.valores.processos)) && { processos: ids(valores.processos) }),
        ...(valores.descricao.trim() !== (um.descricao ?? '') && { descricao: valores.descricao.trim() || null }),
      };
      const algumas = Object.keys(mudancas).length > 0 ? { ...mudancas, ...confirmacoes } : null;
      await salva({ changes: algumas, files: valores.anexos, with: {} }, um.versao);
      return um;
    }, ['atendimentos.passado', 'atendimentos.coincidencia']);

  return (
    <Passos
      title={PAGINAS.editar}
      subtitle={`Atendimento ${um.numero}`}
      agendamento={agendamento}
      atendimento={um.id}
      soDescricao={soDescricao}
      onward="Salvar"
      exit={atendimentoPath(um.id)}
      unsaved={!igual(valores, inicial.valores) || outros}
      comecaNosDados
      mesmoLugar={!remarcado}
      enviar={enviar}
      onSalvo={() => {
        notify.success(messages.atualizado);
        void navigate(atendimentoPath(um.id), { force: true });
      }}
    />
  );
}

/** Members as the picker finds them, with their hints; who is a member no more stays with what the appointment says of them. */
function Uma({ lido }: { lido: AtendimentoCompleto }) {
  // What somebody else changes meanwhile is told when it is saved, not put below the person's hands.
  const [um] = useState(lido);
  const ids = um.participantes.flatMap(({ id }) => (id === null ? [] : [id]));
  const query = useQuery(orpc.atendimentos.filiados.queryOptions({ input: { ids } }));
  const [filiados, setFiliados] = useState<OpcaoDeFiliado[] | null>(null);
  if (query.data && filiados === null)
    setFiliados(
      um.participantes.flatMap(({ id, casa, matricula, compareceu: _, ...pessoa }) => {
        if (id === null || casa === null) return [];
        const achado = query.data.itens.find((opcao) => opcao.id === id);
        const nada = { cpf: null, ultimo: null, proximoPossivel: null, marcados: [] };
        const marcados = achado?.marcados.filter((marcado) => marcado.id !== um.id) ?? [];
        return [achado ? { ...achado, marcados } : { ...pessoa, ...nada, id, casa, matricula: matricula ?? '' }];
      }),
    );
  if (query.error && filiados === null) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  if (filiados === null) return <p role="status">Carregando…</p>;
  const motivo = atendimentosMotivos.texto(um.pode.editar);
  if (motivo !== undefined)
    return (
      <>
        <PageHeader title={PAGINAS.editar} subtitle={`Atendimento ${um.numero}`} />
        <div className="card" role="alert">
          <EmptyState
            title={motivo}
            action={
              <Button variant="default" onClick={() => void navigate(atendimentoPath(um.id))}>
                Abrir o atendimento
              </Button>
            }
          />
        </div>
      </>
    );
  return <Formulario um={um} filiados={filiados} />;
}

/** '/juridico/atendimentos/{id}/editar': the second step, with what stands there. Source: decisions-legal (Wizard, Two lists). */
export function EditAtendimentoPage() {
  const { id = '' } = useParams();
  const query = useQuery(orpc.atendimentos.get.queryOptions({ input: { id } }));
  return (
    <Reading query={query} card>
      {(um) => <Uma key={um.id} lido={um} />}
    </Reading>
  );
}
