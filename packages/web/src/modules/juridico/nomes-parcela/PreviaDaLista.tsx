import { formatContagem, formatDataBr } from '@sede/domain/kernel';
import type { PreviaDaLista as Previa } from '@sede/domain/modules/juridico/nomes-parcela';
import { ScrollFrame } from '#platform/ui/index.ts';
import classes from './Lista.module.css';

const n = (quantos: number) => quantos.toLocaleString('pt-BR');

function Problemas({ problemas, quantosProblemas }: Pick<Previa, 'problemas' | 'quantosProblemas'>) {
  if (quantosProblemas === 0) return null;
  return (
    <section className={classes.problems} aria-label="Linhas com problema">
      <p role="alert">
        {formatContagem(quantosProblemas, 'linha tem problema', 'linhas têm problema')}: corrija o arquivo e envie de
        novo.
      </p>
      <ul>
        {problemas.map(({ linha, problema }) => (
          <li key={linha}>
            Linha {n(linha)}: {problema}
          </li>
        ))}
      </ul>
      {quantosProblemas > problemas.length && <p>E mais {n(quantosProblemas - problemas.length)}.</p>}
    </section>
  );
}

/** What publishing a file would change, with its first lines as they were read. */
export function PreviaDaLista({ previa }: { previa: Previa }) {
  const { linhas, naAcao, comCpf, homonimos, entram, saem, amostra } = previa;
  const facts: readonly [string, number][] = [
    ['Nomes', linhas],
    ['Já na ação', naAcao],
    ['Com CPF e nascimento', comCpf],
    ['Com nome repetido', homonimos],
    ['Entram', entram],
    ['Saem', saem],
  ];
  return (
    <section aria-label="Prévia">
      <dl className={classes.facts}>
        {facts.map(([rotulo, quantos]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{n(quantos)}</dd>
          </div>
        ))}
      </dl>
      <Problemas {...previa} />
      <ScrollFrame label="Primeiras linhas do arquivo">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">Filiada(o)?</th>
              <th scope="col">Já está na ação?</th>
              <th scope="col">CPF</th>
              <th scope="col">Nascimento</th>
            </tr>
          </thead>
          <tbody>
            {amostra.map(({ linha, nome, filiada, naAcao: sim, cpf, nascimento }) => (
              <tr key={linha}>
                <td>{nome}</td>
                <td>{filiada}</td>
                <td>{sim ? 'SIM' : 'NÃO'}</td>
                <td>{cpf ?? '—'}</td>
                <td>{nascimento ? formatDataBr(nascimento) : '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {linhas > amostra.length && <p className="muted">E mais {n(linhas - amostra.length)}, que não aparecem aqui.</p>}
    </section>
  );
}
