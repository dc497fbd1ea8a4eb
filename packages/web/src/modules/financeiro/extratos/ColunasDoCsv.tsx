import { Button } from '@mantine/core';
import type { LeiauteCsv } from '@sede/domain/modules/financeiro/extratos';
import { leiauteSchema } from '@sede/domain/modules/financeiro/extratos/contract';
import { useState } from 'react';
import { messageOf } from '#platform/api/index.ts';
import { ScrollFrame } from '#platform/ui/index.ts';
import classes from './Extratos.module.css';

const PAPEIS = [
  ['', 'Não usar'],
  ['colunaData', 'Data'],
  ['colunasDescricao', 'Histórico'],
  ['colunaDocumento', 'Documento'],
  ['colunaValor', 'Valor'],
  ['colunaMarca', 'D ou C'],
  ['colunaCredito', 'Crédito'],
  ['colunaDebito', 'Débito'],
  ['colunaSaldo', 'Saldo'],
] as const;

/** Built from the choice made for each column. The schema says what is missing. */
function leiauteDe(papeis: readonly string[]) {
  const onde = (papel: string) => papeis.flatMap((um, coluna) => (um === papel ? [coluna] : []));
  const uma = (papel: string) => onde(papel)[0] ?? null;
  return {
    colunaData: uma('colunaData'),
    colunasDescricao: onde('colunasDescricao'),
    colunaDocumento: uma('colunaDocumento'),
    colunaValor: uma('colunaValor'),
    colunaMarca: uma('colunaMarca'),
    colunaCredito: uma('colunaCredito'),
    colunaDebito: uma('colunaDebito'),
    colunaSaldo: uma('colunaSaldo'),
  };
}

export interface ColunasDoCsvProps {
  /** The file's first rows. */
  linhas: readonly (readonly string[])[];
  onKeep: (leiaute: LeiauteCsv) => Promise<void>;
}

/** Lets the person say which column of a CSV is what, above its first rows. */
export function ColunasDoCsv({ linhas, onKeep }: ColunasDoCsvProps) {
  const largura = Math.max(...linhas.map((linha) => linha.length));
  const [papeis, setPapeis] = useState<readonly string[]>(() => Array.from({ length: largura }, () => ''));
  const [falta, setFalta] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    const lido = leiauteSchema.safeParse(leiauteDe(papeis));
    if (!lido.success) {
      const campo = lido.error.issues[0]?.path[0];
      setFalta(campo === 'colunaData' ? 'Diga a coluna da data.' : (lido.error.issues[0]?.message ?? null));
      return;
    }
    setBusy(true);
    setFalta(null);
    try {
      await onKeep(lido.data);
    } catch (error) {
      setFalta(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.colunas}>
      <ScrollFrame label="Primeiras linhas do arquivo">
        <table>
          <thead>
            <tr>
              {papeis.map((papel, coluna) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={coluna} scope="col">
                  <select
                    aria-label={`Coluna ${coluna + 1}`}
                    value={papel}
                    onChange={(event) => setPapeis(papeis.with(coluna, event.currentTarget.value))}
                  >
                    {PAPEIS.map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linhas.map((linha, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of a sample is its place
              <tr key={index}>
                {papeis.map((_, coluna) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={coluna}>{linha[coluna] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {falta && (
        <p role="alert" className={classes.falha}>
          {falta}
        </p>
      )}
      <Button onClick={() => void keep()} loading={busy}>
        Guardar colunas e importar
      </Button>
    </div>
  );
}
