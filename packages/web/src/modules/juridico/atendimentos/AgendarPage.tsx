import {
  type AtendimentoCompleto,
  atendimentosMessages as messages,
  PAGINAS_DE_ATENDIMENTOS as PAGINAS,
} from '@sede/domain/modules/juridico/atendimentos';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { getLocation, Link, setSearch, useSearch } from '#platform/routing/index.ts';
import { EmptyState, notify } from '#platform/ui/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import { Agendado } from './Agendado.tsx';
import { ATENDIMENTOS, NOVO_ATENDIMENTO } from './atendimentos.paths.ts';
import { DADOS, Passos } from './Passos.tsx';
import { clearRascunho, useAgendamento, VAZIO, type Valores } from './useAgendamento.ts';
import { useLugarDoEndereco } from './useLugarDoEndereco.ts';
import { useQuemAgenda } from './useQuemAgenda.ts';

/** The next one is with the same office, of the same types. */
const outroComo = ({ escritorioId, tipoAtendimento, tipoServico }: Valores): Valores => ({
  ...VAZIO,
  ...{ escritorioId, tipoAtendimento, tipoServico },
});

/**
 * '/juridico/atendimentos/novo', also with `?filiado=` and with the slot of a day (`?horario=`).
 * Source: spec 3 §2.3; decisions-legal (Wizard, Booking).
 */
export function AgendarPage() {
  const search = useSearch();
  const { mutateAsync: agendar } = useSubmit(orpc.atendimentos.agendar, { alsoInvalidates: ['agendas'] });
  const agendamento = useAgendamento(null, search.passo === DADOS);
  const { filiados, valores, setFiliados, mudar, recomecar } = agendamento;
  const [agendado, setAgendado] = useState<AtendimentoCompleto | null>(null);
  const quem = useQuemAgenda();

  // Whom the address names is chosen once it is read.
  const { filiado } = search;
  const pedido = useQuery({
    ...orpc.atendimentos.filiados.queryOptions({ input: { ids: filiado ? [filiado] : [] } }),
    enabled: filiado !== undefined,
  });
  const doEndereco = pedido.data?.itens;
  useEffect(() => {
    if (filiado === undefined || !doEndereco) return;
    setFiliados(doEndereco);
    setSearch((now) => ({ ...now, filiado: null }), { replace: true });
  }, [filiado, doEndereco, setFiliados]);
  useLugarDoEndereco(mudar);
  // Whoever leaves the page gives it up; a reload does not.
  useEffect(
    () => () => {
      if (getLocation().pathname !== NOVO_ATENDIMENTO) clearRascunho();
    },
    [],
  );

  // The address opens for the reading role too: only some of them schedule, and the others are not shown what they cannot do.
  if (quem?.espera || quem?.motivo)
    return (
      <>
        <PageHeader title={PAGINAS.agendar} />
        {quem.motivo ? (
          <EmptyState title={quem.motivo} action={<Link to={ATENDIMENTOS}>{PAGINAS.titulo}</Link>} />
        ) : (
          <p role="status" className="muted">
            Carregando…
          </p>
        )}
      </>
    );
  if (agendado)
    return (
      <Agendado
        um={agendado}
        onOutro={() => {
          recomecar({ filiados: [], valores: outroComo(valores) });
          setAgendado(null);
        }}
      />
    );
  return (
    <Passos
      title={PAGINAS.agendar}
      {...(search.passo === DADOS && { subtitle: 'Rascunho guardado neste navegador' })}
      agendamento={agendamento}
      onward={PAGINAS.botaoAgendar}
      exit={ATENDIMENTOS}
      unsaved={filiados.length > 0}
      enviar={(onde, confirmacoes) =>
        agendar({
          // Nothing is sent without a place.
          lugar: onde ?? { agendaId: '', data: '' },
          filiados: filiados.map(({ id }) => id),
          processoEmCurso: valores.processoEmCurso === true,
          ...(valores.processoEmCurso && { processos: valores.processos.map(({ id }) => id) }),
          descricao: valores.descricao.trim() || null,
          ...(valores.anexos.length > 0 && { anexos: valores.anexos.map(({ id }) => id) }),
          ...confirmacoes,
        })
      }
      onSalvo={(um) => {
        notify.success(messages.salvo);
        clearRascunho();
        setAgendado(um);
        setSearch({}, { replace: true });
      }}
    />
  );
}
