import { OCORRENCIAS, type PainelDaConsignacao, ROTULO_CODIGO } from '@sede/domain/modules/filiados/consignacoes';
import classes from './consignacoes.module.css';

export interface CodigosProps extends Pick<PainelDaConsignacao, 'codigos' | 'ocorrencias' | 'aTratar'> {
  codigo: readonly string[] | null;
  tratado: boolean | null;
  onChoose: (escolha: { codigo: string[] | null; tratado: boolean | null }) => void;
}

/** The occurrences of the month by their code, each a quick filter with how many there are. Source: design/areas/filiados-consignacao. */
export function Codigos({ codigos, ocorrencias, aTratar, codigo, tratado, onChoose }: CodigosProps) {
  const chip = (rotulo: string, total: number, on: boolean, escolha: Parameters<CodigosProps['onChoose']>[0]) => (
    <button key={rotulo} type="button" aria-pressed={on} onClick={() => onChoose(escolha)}>
      {rotulo} <b>{total.toLocaleString('pt-BR')}</b>
    </button>
  );
  const only = codigo?.length === 1 ? codigo[0] : null;
  return (
    <fieldset className={classes.codigos}>
      <legend className="visually-hidden">Ocorrências por código</legend>
      {chip('Todas', ocorrencias, codigo === null && tratado === null, { codigo: null, tratado: null })}
      {chip('A tratar', aTratar, codigo === null && tratado === false, { codigo: null, tratado: false })}
      {codigos
        .filter(({ codigo: um }) => OCORRENCIAS.includes(um))
        .map(({ codigo: um, total }) =>
          chip(ROTULO_CODIGO[um] ?? um, total, only === um && tratado === null, { codigo: [um], tratado: null }),
        )}
    </fieldset>
  );
}
