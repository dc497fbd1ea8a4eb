import { formatReaisSemSimbolo } from '@sede/domain/kernel';
import type { PontoConferido } from '@sede/domain/modules/financeiro/fechamentos';
import { Link } from '#platform/routing/index.ts';
import { ScrollFrame } from '#platform/ui/index.ts';
import classes from './Fechamentos.module.css';

export interface Figura {
  rotulo: string;
  ponto: PontoConferido;
  /** The list that the figure comes from. */
  href?: string;
  /** Subtracted from the balance. */
  sai?: boolean;
}

/** Figures of a month as a table, with what they come to when that is said. */
export function Figuras({ titulo, figuras, saldo }: { titulo: string; figuras: readonly Figura[]; saldo?: number }) {
  return (
    <ScrollFrame label={titulo} className={`card ${classes.secao}`}>
      <h2>{titulo}</h2>
      <table className={classes.tabela}>
        <thead>
          <tr>
            <th scope="col">O quê</th>
            <th scope="col" className={classes.numero}>
              Quantidade
            </th>
            <th scope="col" className={classes.numero}>
              Valor
            </th>
          </tr>
        </thead>
        <tbody>
          {figuras.map(({ rotulo, ponto, href, sai = false }) => (
            <tr key={rotulo}>
              <th scope="row" className={classes.rotulo}>
                {href && ponto.quantidade > 0 ? <Link to={href}>{rotulo}</Link> : rotulo}
              </th>
              <td className={classes.numero}>{ponto.quantidade.toLocaleString('pt-BR')}</td>
              <td className={classes.numero}>{formatReaisSemSimbolo(sai ? -ponto.valor : ponto.valor)}</td>
            </tr>
          ))}
          {saldo !== undefined && (
            <tr>
              <th scope="row" className={classes.soma}>
                Saldo
              </th>
              <td />
              <td className={`${classes.numero} ${classes.soma}`}>{formatReaisSemSimbolo(saldo)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
