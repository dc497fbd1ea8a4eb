import { describeValue } from '@sede/domain/kernel';
import {
  CALCULO_FIELDS,
  type CalculoGuardado,
  camposDoCalculo,
  sindexMessages as messages,
  ROTULO_CALCULO,
} from '@sede/domain/modules/sindical/sindex';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { useSearch } from '#platform/routing/index.ts';
import { ErrorState, ScrollFrame } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { resultadoEmTexto } from './resultado.ts';
import classes from './sindex.module.css';

/** '/Sindex/comparar?ids=a,b': two to four calculations of one kind, side by side. Source: decisions-sindical (Sindex). */
export function ComparacaoPage() {
  const { ids = '' } = useSearch();
  const { data, error, refetch } = useQuery(orpc.sindex.comparar.queryOptions({ input: { ids: ids.split(',') } }));
  const [primeiro] = data?.itens ?? [];
  return (
    <>
      <PageHeader title={messages.comparacao} subtitle={primeiro && ROTULO_CALCULO[primeiro.calculo]}>
        <SectionBar />
      </PageHeader>
      {error && !data && (
        <div className="card">
          <ErrorState error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {primeiro && data && <Tabela itens={data.itens} campos={Object.keys(camposDoCalculo(primeiro.calculo))} />}
    </>
  );
}

/** By whatever name a calculation has among its values. */
const ESPECIFICACOES: Readonly<Record<string, (typeof CALCULO_FIELDS)[keyof typeof CALCULO_FIELDS]>> = CALCULO_FIELDS;

function Tabela({ itens, campos }: { itens: readonly CalculoGuardado[]; campos: readonly string[] }) {
  const texto = (calculo: CalculoGuardado, campo: string) => {
    const valores: Readonly<Record<string, unknown>> = calculo;
    const spec = ESPECIFICACOES[campo];
    return spec ? describeValue(spec, valores[campo]) : '';
  };
  return (
    <div className="card">
      <ScrollFrame label={messages.comparacao}>
        <table className={classes.comparacao}>
          <thead>
            <tr>
              <th scope="col">Cálculo</th>
              {itens.map((calculo) => (
                <th key={calculo.id} scope="col">
                  {calculo.descricao ?? texto(calculo, 'criadoEm')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={classes.linhaDoResultado}>
              <th scope="row">{CALCULO_FIELDS.resultado.rotulo}</th>
              {itens.map(({ id, calculo, resultado }) => (
                <td key={id}>{resultadoEmTexto(calculo, resultado)}</td>
              ))}
            </tr>
            {[...campos, 'autorNome', 'criadoEm'].map((campo) => (
              <tr key={campo}>
                <th scope="row">{ESPECIFICACOES[campo]?.rotulo}</th>
                {itens.map((calculo) => (
                  <td key={calculo.id}>{texto(calculo, campo)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  );
}
