import { RESULTADO_FIELDS as FIELDS, type PainelDaConsignacao } from '@sede/domain/modules/filiados/consignacoes';
import { Money, ScrollFrame } from '#platform/ui/index.ts';
import { CasaTag } from '../filiados/index.ts';
import classes from './consignacoes.module.css';

type Total = PainelDaConsignacao['totais'][number];
type Numero = Exclude<keyof Total, 'casa'>;

const COLUNAS: readonly { nome: Numero; rotulo: string; dinheiro?: true }[] = [
  { nome: 'linhas', rotulo: 'Linhas no arquivo' },
  { nome: 'soma', rotulo: 'Total do arquivo', dinheiro: true },
  { nome: 'esperados', rotulo: 'Filiados esperados' },
  { nome: 'ok', rotulo: 'OK' },
  { nome: 'comOcorrencia', rotulo: 'Com ocorrência' },
  { nome: 'atribuido', rotulo: 'Valor atribuído', dinheiro: true },
  { nome: 'semFiliado', rotulo: 'Sem filiado', dinheiro: true },
  { nome: 'diferenca', rotulo: 'Diferença', dinheiro: true },
];

function Numeros({ total }: { total: Pick<Total, Numero> }) {
  return COLUNAS.map(({ nome, dinheiro }) => (
    <td key={nome} data-num data-fecha={(nome === 'diferenca' && total[nome] === 0) || undefined}>
      {dinheiro ? <Money value={total[nome]} bare /> : total[nome].toLocaleString('pt-BR')}
    </td>
  ));
}

/** Each house's file against what was assigned: total = assigned + without member, to the cent. Source: decisions-members (Consignação). */
export function Totais({ totais }: Pick<PainelDaConsignacao, 'totais'>) {
  if (totais.length === 0) return null;
  const sum = (nome: Numero) => totais.reduce((all, total) => all + total[nome], 0);
  const todas: Pick<Total, Numero> = {
    ...{ linhas: sum('linhas'), soma: sum('soma'), esperados: sum('esperados'), ok: sum('ok') },
    ...{ comOcorrencia: sum('comOcorrencia'), atribuido: sum('atribuido') },
    ...{ semFiliado: sum('semFiliado'), diferenca: sum('diferenca') },
  };
  return (
    <ScrollFrame label="Totais por casa" className={`card ${classes.totais}`}>
      <table className={classes.tabela}>
        <caption className="visually-hidden">Totais por casa</caption>
        <thead>
          <tr>
            <th scope="col">{FIELDS.casa.rotulo}</th>
            {COLUNAS.map(({ nome, rotulo }) => (
              <th key={nome} scope="col" data-num>
                {rotulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totais.map((total) => (
            <tr key={total.casa}>
              <th scope="row">
                <CasaTag casa={total.casa} />
              </th>
              <Numeros total={total} />
            </tr>
          ))}
        </tbody>
        {totais.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <Numeros total={todas} />
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollFrame>
  );
}
