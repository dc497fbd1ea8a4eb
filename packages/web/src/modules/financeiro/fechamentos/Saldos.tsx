import { formatReaisSemSimbolo } from '@sede/domain/kernel';
import type { Prestacao } from '@sede/domain/modules/financeiro/fechamentos';
import { ScrollFrame } from '#platform/ui/index.ts';
import classes from './Fechamentos.module.css';

const dinheiro = (valor: number | null) => (valor === null ? '—' : formatReaisSemSimbolo(valor));

/** What there was before the period and what there is at its end: the till, then each bank account. Source: issue 4. */
export function Saldos({ suprimentos, contas }: Pick<Prestacao, 'suprimentos' | 'contas'>) {
  const linhas = [
    { id: 'saldo', nome: 'Suprimentos (entradas menos despesas em dinheiro)', ...suprimentos },
    { id: 'caixa', nome: 'Suprimentos, em caixa (o que foi pago de fato)', anterior: null, saldo: suprimentos.emCaixa },
    ...contas,
  ];
  return (
    <ScrollFrame label="Saldos" className={`card ${classes.secao}`}>
      <h2>Saldos</h2>
      <table className={classes.tabela}>
        <thead>
          <tr>
            <th scope="col">Onde</th>
            <th scope="col" className={classes.numero}>
              Antes do período
            </th>
            <th scope="col" className={classes.numero}>
              No fim do período
            </th>
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ id, nome, anterior, saldo }) => (
            <tr key={id}>
              <th scope="row" className={classes.rotulo}>
                {nome}
              </th>
              <td className={classes.numero}>{dinheiro(anterior)}</td>
              <td className={classes.numero}>{formatReaisSemSimbolo(saldo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
