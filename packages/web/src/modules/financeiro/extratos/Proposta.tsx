import { formatDataBr, formatReais } from '@sede/domain/kernel';
import { MOVIMENTO_ROTULOS } from '@sede/domain/modules/financeiro/contas-bancarias';
import { type Alvo, type Lancamento, ROTULO_CERTEZA, type TipoVinculo } from '@sede/domain/modules/financeiro/extratos';
import { Link } from '#platform/routing/index.ts';
import { recordHref, StatusTag } from '#platform/ui/index.ts';
import { DESPESAS, RECEITAS, TRANSFERENCIAS } from '../financeiro.paths.ts';
import classes from './Extratos.module.css';
import { TOM_CERTEZA } from './lancamento.columns.tsx';

const ONDE: Readonly<Record<TipoVinculo, string>> = {
  pagamento: DESPESAS,
  estornoDespesa: DESPESAS,
  credito: RECEITAS,
  estornoReceita: RECEITAS,
  transferenciaEnviada: TRANSFERENCIAS,
  transferenciaRecebida: TRANSFERENCIAS,
};
/** What confirming does to a record that is not settled or credited yet. */
const FALTA: Partial<Record<TipoVinculo, string>> = { pagamento: 'a liquidar', credito: 'a creditar' };
/** How many of the records are named. */
const MOSTRADOS = 4;

/** A record by its name; `link` leads to it, where leaving the place loses nothing. */
export function AlvoTexto({ alvo, link = false }: { alvo: Alvo; link?: boolean }) {
  const { tipo, id, titulo, detalhe, data, valor, feito } = alvo;
  return (
    <>
      {link ? <Link to={recordHref(ONDE[tipo], id)}>{titulo}</Link> : titulo}
      <small>
        {MOVIMENTO_ROTULOS[tipo]}
        {!feito && FALTA[tipo] && ` ${FALTA[tipo]}`} · {formatDataBr(data)} · {formatReais(Math.abs(valor))}
        {detalhe && ` · ${detalhe}`}
      </small>
    </>
  );
}

function Alvos({ alvos }: { alvos: readonly Alvo[] }) {
  return (
    <ul className={classes.alvos}>
      {alvos.slice(0, MOSTRADOS).map((alvo) => (
        <li key={`${alvo.tipo}:${alvo.id}`}>
          <AlvoTexto alvo={alvo} link />
        </li>
      ))}
      {alvos.length > MOSTRADOS && <li>e mais {alvos.length - MOSTRADOS}</li>}
    </ul>
  );
}

/** Beside a line: its record, or why it has none, or the proposal with its reasons. */
export function Proposta({ linha }: { linha: Lancamento }) {
  const { proposta, vinculos, estado, motivo } = linha;
  if (estado === 'ignorado') return <p className={classes.motivo}>{motivo}</p>;
  if (estado === 'conciliado') return <Alvos alvos={vinculos} />;
  if (!proposta) return <p className={classes.motivo}>Nada no sistema se parece com este lançamento.</p>;
  const { certeza, razoes, alvos, bordero, rivais, diferenca } = proposta;
  return (
    <>
      <StatusTag tone={TOM_CERTEZA[certeza]} label={ROTULO_CERTEZA[certeza]} />
      {bordero !== null && <span className={classes.bordero}>Borderô nº {bordero}</span>}
      <Alvos alvos={alvos} />
      <small className={classes.razoes}>
        {razoes.join(' · ')}
        {diferenca !== 0 && ` · ${formatReais(Math.abs(diferenca))} ${diferenca > 0 ? 'a mais' : 'a menos'}`}
        {certeza === 'ambigua' && ` · ${rivais === 1 ? 'há outra igual' : `há outras ${rivais} parecidas`}`}
      </small>
    </>
  );
}
