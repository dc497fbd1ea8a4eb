import { Checkbox } from '@mantine/core';
import { formatDataBr, formatReais, formatReaisSemSimbolo } from '@sede/domain/kernel';
import { extratosMessages as messages, type Previa } from '@sede/domain/modules/financeiro/extratos';
import { ScrollFrame } from '#platform/ui/index.ts';
import classes from './Extratos.module.css';

const n = (count: number) => count.toLocaleString('pt-BR');
const ROTULO = { nova: 'Entra', repetida: 'Já está aqui', duvidosa: 'Igual a um daqui' } as const;

export interface PreviaDoExtratoProps {
  previa: Previa;
  /** The doubtful lines that were marked as new. */
  novas: readonly number[];
  busy: boolean;
  onMarcar: (linha: number, nova: boolean) => void;
}

/** What an import would do: what enters, what is known, and the equal lines that a person decides on. */
export function PreviaDoExtrato({ previa, novas, busy, onMarcar }: PreviaDoExtratoProps) {
  const { duvidosos, anteriores, lidos, linhas, entradas, saidas, inicio, fim, jaImportado } = previa;
  if (jaImportado) {
    return (
      <p role="status" className={classes.feito}>
        <strong>{messages.jaImportado}</strong>
      </p>
    );
  }
  return (
    <section aria-label="Prévia" className={classes.previa}>
      <p role="status">
        <strong>{messages.previa(previa)}</strong> {formatDataBr(inicio)} a {formatDataBr(fim)}; entradas{' '}
        {formatReais(entradas)}, saídas {formatReais(saidas)}.
      </p>
      {anteriores > 0 && <p>{messages.anteriores(anteriores)}</p>}
      {duvidosos > 0 && <p className={classes.aviso}>{messages.duvidosos(duvidosos)}</p>}
      <ScrollFrame label="Lançamentos do arquivo">
        <table>
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Histórico</th>
              <th scope="col">Valor</th>
              <th scope="col">O que acontece</th>
            </tr>
          </thead>
          <tbody>
            {linhas.map(({ linha, data, descricao, documento, valor, situacao }) => (
              <tr key={linha} data-situacao={situacao}>
                <td>{formatDataBr(data)}</td>
                <td>
                  {descricao}
                  {documento && ` · ${documento}`}
                </td>
                <td className={classes.valorDaPrevia}>{formatReaisSemSimbolo(valor)}</td>
                <td>
                  {situacao === 'duvidosa' ? (
                    <Checkbox
                      size="xs"
                      label="É outro: entra também"
                      aria-label={`É outro, entra também: ${descricao} de ${formatReais(valor)}, linha ${linha}`}
                      checked={novas.includes(linha)}
                      disabled={busy}
                      onChange={(event) => onMarcar(linha, event.currentTarget.checked)}
                    />
                  ) : (
                    ROTULO[situacao]
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {lidos > linhas.length && <p className="muted">E mais {n(lidos - linhas.length)}, que não aparecem aqui.</p>}
    </section>
  );
}
