import { monthRange } from '@sede/domain/kernel';
import {
  enderecoDosAtendimentos,
  enderecoDosProcessos,
  fatiasDeAtendimentos,
  fatiasDeProcessos,
  linhasDeAtendimentos,
  linhasDeProcessos,
  painelJuridicoMessages as messages,
  notaDosConcluidos,
  PAINEL_JURIDICO,
} from '@sede/domain/modules/juridico/painel-juridico';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { orpc } from '#platform/api/index.ts';
import { Link, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { useKit } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { Criacao, Navegacao } from './Botoes.tsx';
import { Painel } from './Painel.tsx';
import classes from './painel-juridico.module.css';
import { type Intervalo, TODO_O_PERIODO, useDias } from './useDias.ts';

const mesDe = (hoje: string): Intervalo => {
  const { inicio, fim } = monthRange(hoje.slice(0, 7));
  return { de: inicio, ate: fim };
};

function useAtendimentos() {
  const mes = mesDe(useKit().today);
  const dias = useDias('juridico.atendimentos', mes);
  const query = useQuery({
    ...orpc.painelJuridico.atendimentos.queryOptions({ input: dias.dias ?? {}, placeholderData: keepPreviousData }),
    enabled: dias.dias !== null,
    meta: { modulos: ['atendimentos', 'configuracoes'] },
  });
  return { mes, dias, query };
}

function PainelDeAtendimentos({ mes, dias, query }: ReturnType<typeof useAtendimentos>) {
  const { today } = useKit();
  return (
    <Painel
      titulo={messages.atendimentos}
      grafico={messages.graficoDeAtendimentos}
      arquivo="atendimentos"
      dias={dias}
      mes={mes}
      query={query}
      linhas={({ contagens }) =>
        linhasDeAtendimentos(dias.dias ?? {}, today).map((linha) => ({
          ...linha,
          // What stood there before the panel came to show one day has no count of that day yet.
          quantidade: contagens[linha.id] ?? contagens.agendados,
          endereco: enderecoDosAtendimentos(linha.filtro),
          nota: linha.id === 'concluidos' ? notaDosConcluidos(contagens) : null,
        }))
      }
      fatias={({ contagens }) => fatiasDeAtendimentos(contagens)}
    />
  );
}

function PainelDeProcessos() {
  const mes = mesDe(useKit().today);
  const dias = useDias('juridico.processos', TODO_O_PERIODO);
  const query = useQuery({
    ...orpc.painelJuridico.processos.queryOptions({ input: dias.dias ?? {}, placeholderData: keepPreviousData }),
    enabled: dias.dias !== null,
    meta: { modulos: ['processos'] },
  });
  return (
    <Painel
      titulo={messages.processos}
      grafico={messages.graficoDeProcessos}
      arquivo="processos"
      dias={dias}
      mes={mes}
      query={query}
      linhas={({ contagens }) =>
        linhasDeProcessos(dias.dias ?? {}).map((linha) => ({
          ...linha,
          quantidade: contagens[linha.id],
          endereco: enderecoDosProcessos(linha.filtro),
        }))
      }
      fatias={({ contagens }) => fatiasDeProcessos(contagens)}
    />
  );
}

const Numeros = lazy(() => import('./Numeros.tsx').then((m) => ({ default: m.Numeros })));

function Abas({ numeros }: { numeros: boolean }) {
  return (
    <nav className={`${classes.abas} no-print`} aria-label="Partes do painel">
      <Link to="/juridico" aria-current={numeros ? undefined : 'page'}>
        {messages.painel}
      </Link>
      <Link to="/juridico?aba=numeros" aria-current={numeros ? 'page' : undefined}>
        {messages.numeros}
      </Link>
    </nav>
  );
}

/** '/juridico', and its tab '?aba=numeros'. Source: spec 3 §2.2; decisions-legal (Panel). */
export function PainelJuridicoPage() {
  const atendimentos = useAtendimentos();
  const numeros = useSearch().aba === 'numeros';
  // Whoever sees only the own offices has neither what makes something nor what leads elsewhere.
  const doSindicato = useCan('escritorios.ver');
  const edita = useCan('processos.editar');
  return (
    <>
      <PageHeader title={doSindicato ? PAINEL_JURIDICO.titulo : PAINEL_JURIDICO.tituloDoEscritorio}>
        <SectionBar />
      </PageHeader>
      {doSindicato && <Criacao podeAgendar={edita || atendimentos.query.data?.podeAgendar === true} />}
      <Abas numeros={numeros} />
      {/* Above charts whose height is known when they come; below the two panels, which keep theirs. */}
      {doSindicato && numeros && <Navegacao />}
      {numeros ? (
        <Suspense fallback={<div className={`card ${classes.esperando}`} />}>
          <Numeros />
        </Suspense>
      ) : (
        <div className={classes.paineis}>
          <PainelDeAtendimentos {...atendimentos} />
          <PainelDeProcessos />
        </div>
      )}
      {doSindicato && !numeros && <Navegacao />}
    </>
  );
}
