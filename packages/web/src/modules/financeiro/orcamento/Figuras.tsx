import {
  desvia,
  diferenca,
  type Figuras,
  ORCAMENTO_FIELDS,
  SITUACAO_USO_ROTULOS,
  type SituacaoUso,
  situacaoUso,
  textoUsado,
} from '@sede/domain/modules/financeiro/orcamento';
import type { ReactNode } from 'react';
import { Link } from '#platform/routing/index.ts';
import { Money, ScrollFrame, StatusTag, type Tone } from '#platform/ui/index.ts';
import classes from './orcamento.module.css';
import { type Alvo, type Figura, listaDe, type Recorte } from './orcamento.paths.ts';

const TOM: Record<SituacaoUso, Tone> = { dentro: 'ok', perto: 'wait', acima: 'late', fora: 'late', sem: 'neutral' };
const LIDAS: readonly Figura[] = ['realizado', 'comprometido', 'aLiquidar'];

export interface FigurasProps {
  figuras: Figuras;
  /** Whose figures they are, for the links' names: 'Papel'. */
  nome: string;
  recorte: Recorte;
  /** The list behind them; null where it cannot be asked. */
  alvo: Alvo | null;
  previsto?: ReactNode;
}

/** The cells of one row after its name. */
export function FigurasCells({ figuras, nome, recorte, alvo, previsto }: FigurasProps) {
  const situacao = situacaoUso(figuras);
  return (
    <>
      <td data-label={ORCAMENTO_FIELDS.previsto.rotulo}>{previsto ?? <Money value={figuras.previsto} bare />}</td>
      {LIDAS.map((figura) => {
        const to = alvo && figuras[figura] !== 0 ? listaDe(figura, recorte, alvo) : null;
        const money = <Money value={figuras[figura]} bare signed />;
        const { rotulo } = ORCAMENTO_FIELDS[figura];
        return (
          <td key={figura} data-label={rotulo}>
            {to ? (
              <Link to={to} className={classes.figura}>
                {money}
                <span className="visually-hidden">
                  : {rotulo} de {nome}, abrir a lista
                </span>
              </Link>
            ) : (
              money
            )}
          </td>
        );
      })}
      <td data-label={ORCAMENTO_FIELDS.diferenca.rotulo}>
        <Money value={diferenca(figuras)} bare signed />
      </td>
      <td>
        <span className={classes.percentual} data-label={ORCAMENTO_FIELDS.usado.rotulo}>
          {textoUsado(figuras)}
        </span>
        {desvia(situacao) && <StatusTag tone={TOM[situacao]} label={SITUACAO_USO_ROTULOS[situacao]} />}
      </td>
    </>
  );
}

const COLUNAS = ['previsto', ...LIDAS, 'diferenca', 'usado'] as const;

/** A table of follow-up rows; `first` heads the column of names. */
export function FigurasTable({ label, first, children }: { label: string; first: string; children: ReactNode }) {
  return (
    <ScrollFrame label={label} className="card">
      <table className={classes.tabela}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {COLUNAS.map((one) => (
              <th key={one} scope="col">
                {ORCAMENTO_FIELDS[one].rotulo}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </ScrollFrame>
  );
}
