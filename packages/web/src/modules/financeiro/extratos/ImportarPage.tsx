import { isFinanceMonth } from '@sede/domain/kernel';
import { extratosMessages as messages } from '@sede/domain/modules/financeiro/extratos';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate, useParams, useSearch } from '#platform/routing/index.ts';
import { WizardPage } from '#platform/ui/form.ts';
import { Reading } from '#platform/ui/index.ts';
import { conciliacaoPath } from '../financeiro.paths.ts';
import { ArquivoDoExtrato } from './ArquivoDoExtrato.tsx';
import { ExtratoImportado } from './ExtratoImportado.tsx';
import { PreviaDoExtrato } from './PreviaDoExtrato.tsx';
import { useImportacao } from './useImportacao.ts';

function Passos({ idConta, nomeConta, mes }: { idConta: string; nomeConta: string; mes: string | undefined }) {
  const importacao = useImportacao(idConta);
  const { previa, novas, feito, progress } = importacao;
  /** To the month's lines; the imported ones may be of other months: then to the last of them. */
  const verLancamentos = (onde = mes) => {
    void navigate(conciliacaoPath(idConta, onde), { force: true });
    return true;
  };
  return (
    <WizardPage
      title={messages.importar}
      subtitle={nomeConta}
      exit={conciliacaoPath(idConta, mes)}
      unsaved={previa?.jaImportado === false}
      busy={progress !== null}
      steps={[
        {
          id: 'arquivo',
          title: 'Arquivo',
          content: ({ go }) => (
            <ArquivoDoExtrato nomeConta={nomeConta} importacao={importacao} onLido={() => go('conferencia')} />
          ),
          run: importacao.conferivel,
        },
        {
          id: 'conferencia',
          title: 'Conferência',
          reached: previa !== null,
          content: () =>
            previa && (
              <PreviaDoExtrato previa={previa} novas={novas} busy={progress !== null} onMarcar={importacao.marcar} />
            ),
          ...(previa?.jaImportado
            ? { onward: messages.verLancamentos, run: () => verLancamentos(), ended: true }
            : { onward: messages.importarNovos((previa?.novos ?? 0) + novas.length), run: importacao.importar }),
        },
        {
          id: 'importado',
          title: 'Importado',
          reached: feito !== null,
          ended: true,
          content: () => feito && <ExtratoImportado importado={feito} />,
          backward: messages.importarOutro,
          onward: messages.verLancamentos,
          run: () => verLancamentos(feito && feito.novos > 0 ? feito.fim.slice(0, 7) : mes),
        },
      ]}
    />
  );
}

/** '/financial/conciliacao/{conta}/importar?mes=2026-10&passo=conferencia'. Source: issue 4 (statement import); decisions 058, 064. */
export function ImportarPage() {
  const { conta = '' } = useParams();
  const { mes } = useSearch();
  const query = useQuery(orpc.contasBancarias.get.queryOptions({ input: { id: conta } }));
  return (
    <Reading query={query} card>
      {({ id, nome }) => <Passos key={id} idConta={id} nomeConta={nome} mes={isFinanceMonth(mes) ? mes : undefined} />}
    </Reading>
  );
}
