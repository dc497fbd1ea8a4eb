import { formatContagem, formatReais } from '@sede/domain/kernel';
import type { PreviaDoArquivo } from '@sede/domain/modules/filiados/consignacoes';
import { Money, ScrollFrame } from '#platform/ui/index.ts';
import classes from './consignacoes.module.css';

const n = (quantos: number) => quantos.toLocaleString('pt-BR');

/** '4.812 linhas · R$ 798.410,30 · confere com o rodapé · 2 CPFs completados com zeros' */
export function contasDoArquivo({
  linhas,
  soma,
  completados,
  repetidas,
  rodape,
}: Pick<PreviaDoArquivo, 'linhas' | 'soma' | 'completados' | 'repetidas'> & { rodape: boolean }): string {
  return [
    formatContagem(linhas, 'linha', 'linhas'),
    formatReais(soma),
    ...(rodape ? ['confere com o rodapé'] : []),
    ...(completados > 0
      ? [formatContagem(completados, 'CPF completado', 'CPFs completados').concat(' com zeros')]
      : []),
    ...(repetidas > 0
      ? [formatContagem(repetidas, 'linha repetida', 'linhas repetidas').concat(', contada uma vez')]
      : []),
  ].join(' · ');
}

function Problemas({ problemas, quantosProblemas }: Pick<PreviaDoArquivo, 'problemas' | 'quantosProblemas'>) {
  if (quantosProblemas === 0) return null;
  return (
    <section className={classes.problemas} aria-label="Linhas com problema">
      <p role="alert">
        {formatContagem(quantosProblemas, 'problema', 'problemas')}: com isto o arquivo é recusado inteiro. Corrija-o ou
        o layout.
      </p>
      <ul>
        {problemas.map(({ linha, problema }) => (
          <li key={`${linha} ${problema}`}>{linha > 0 ? `Linha ${n(linha)}: ${problema}` : problema}</li>
        ))}
      </ul>
      {quantosProblemas > problemas.length && <p>E mais {n(quantosProblemas - problemas.length)}.</p>}
    </section>
  );
}

/** What a file holds as its layout reads it: counts, problems by line, its first lines. */
export function AmostraDoArquivo({ previa }: { previa: PreviaDoArquivo }) {
  const { linhas, amostra } = previa;
  return (
    <section aria-label="Prévia" className={classes.previa}>
      <p className="muted">{contasDoArquivo({ ...previa, rodape: previa.rodape === 'confere' })}</p>
      <Problemas {...previa} />
      {amostra.length > 0 && (
        <ScrollFrame label="Primeiras linhas do arquivo" className={classes.amostra}>
          <table className={classes.tabela}>
            <thead>
              <tr>
                <th scope="col">Linha</th>
                <th scope="col">CPF</th>
                <th scope="col">Matrícula</th>
                <th scope="col">Nome</th>
                <th scope="col" data-num>
                  Valor
                </th>
              </tr>
            </thead>
            <tbody>
              {amostra.map(({ linha, cpf, matricula, nome, valor }) => (
                <tr key={linha}>
                  <td>{linha}</td>
                  <td>{cpf ?? '—'}</td>
                  <td>{matricula ?? '—'}</td>
                  <td>{nome ?? '—'}</td>
                  <td data-num>
                    <Money value={valor} bare />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
      {linhas > amostra.length && <p className="muted">E mais {n(linhas - amostra.length)}, que não aparecem aqui.</p>}
    </section>
  );
}
