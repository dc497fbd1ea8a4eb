import { CASAS, type Casa } from '@sede/domain/modules/filiados/filiados';
import { type Linha, type Numero, type Numeros, textoDoNumero } from '@sede/domain/modules/filiados/numeros';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import classes from './numeros.module.css';
import { ativosEm } from './numeros.paths.ts';

/** Situações of a row, for the list that a number opens; none: all. */
const SITUACOES_DA_LINHA: Readonly<Record<string, string>> = {
  ATIVO: 'ATIVO',
  APOSENTADO: 'APOSENTADO',
  PENSIONISTA: 'PENSIONISTA',
  INATIVO: 'INATIVO',
  total: 'ATIVO,APOSENTADO,PENSIONISTA',
  filiados: '',
};

function Valor({ linha, casa, valor }: { linha: Linha; casa: Casa | null; valor: Numero }) {
  const abre = useCan('filiados.ver');
  if (!abre || valor === null || valor === 0) return textoDoNumero(valor);
  const filtro = { situacao: SITUACOES_DA_LINHA[linha.id] ?? '', casa: casa ?? '' };
  return <Link to={ativosEm(filtro)}>{textoDoNumero(valor)}</Link>;
}

function LinhaDaTabela({ linha, nota }: { linha: Linha; nota?: string }) {
  return (
    <tr>
      <th scope="row">
        {linha.rotulo}
        {nota && <span className={classes.notaDaLinha}> {nota}</span>}
      </th>
      {CASAS.map(({ valor }) => (
        <td key={valor}>
          <Valor linha={linha} casa={valor} valor={linha.casas[valor]} />
        </td>
      ))}
      <td>
        <Valor linha={linha} casa={null} valor={linha.total} />
      </td>
    </tr>
  );
}

/** Situações by house with their total; whoever is INATIVO and a member all the same stands below it, so that it ties. */
export function TabelaPorCasa({ numeros: { situacoes, total, inativos, filiados } }: { numeros: Numeros }) {
  return (
    <div className={`card ${classes.quadro}`}>
      <table className={classes.tabela}>
        <caption className="visually-hidden">Filiados por casa e situação</caption>
        <thead>
          <tr>
            <th scope="col">Situação</th>
            {CASAS.map(({ valor, rotulo }) => (
              <th key={valor} scope="col">
                {rotulo}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {situacoes.map((linha) => (
            <LinhaDaTabela key={linha.id} linha={linha} />
          ))}
        </tbody>
        <tbody className={classes.soma}>
          <LinhaDaTabela linha={total} />
        </tbody>
        <tbody>
          <LinhaDaTabela linha={inativos} nota="ainda filiados" />
        </tbody>
        <tbody className={classes.soma}>
          <LinhaDaTabela linha={filiados} />
        </tbody>
      </table>
    </div>
  );
}
