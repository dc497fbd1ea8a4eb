import {
  importacoesInteracaoMessages as messages,
  type PreviaDaImportacao as Previa,
  ROTULO_DA_SITUACAO,
} from '@sede/domain/modules/comunicacao/importacoes-interacao';
import { SelectField } from '#platform/ui/form.ts';
import { ScrollFrame, StatusTag, type Tone } from '#platform/ui/index.ts';
import classes from './importacao.module.css';

type Linha = Previa['linhas'][number];
const TONES: Readonly<Record<Linha['situacao'], Tone>> = {
  ok: 'ok',
  repetida: 'neutral',
  invalida: 'late',
  desconhecido: 'late',
  escolher: 'wait',
};
const n = (quantos: number) => quantos.toLocaleString('pt-BR');
const SITUACOES = ['ok', 'repetida', 'invalida', 'desconhecido', 'escolher'] as const;

function Quem({
  linha,
  onChoose,
  disabled,
}: {
  linha: Linha;
  onChoose: (titularId: string) => void;
  disabled: boolean;
}) {
  const { nome, dependente, titulares, titularId } = linha;
  if (titulares.length > 0) {
    return (
      <SelectField
        label={`Titular da linha ${linha.linha}`}
        value={titularId}
        required
        disabled={disabled}
        onChange={(id) => id && onChoose(id)}
        options={titulares.map(({ id, nome: titular }) => ({ value: id, label: titular }))}
      />
    );
  }
  return dependente ? `${dependente} (dependente de ${nome})` : (nome ?? '—');
}

export interface PreviaDaImportacaoProps {
  previa: Previa;
  onChoose: (linha: number, titularId: string) => void;
  disabled: boolean;
}

/**
 * What would become of each row, which a phone shows without scrolling; those that stay out come first, and as a
 * spreadsheet.
 * Source: decisions-members (Interactions: Import).
 */
export function PreviaDaImportacao({ previa, onChoose, disabled }: PreviaDaImportacaoProps) {
  const { quantas, desconhecidos, linhas, importacao } = previa;
  const outras = importacao.linhas - linhas.length;
  return (
    <section aria-label="Prévia" className={classes.previa}>
      <p className={classes.contas}>
        {SITUACOES.filter((situacao) => quantas[situacao] > 0).map((situacao) => (
          <StatusTag
            key={situacao}
            tone={TONES[situacao]}
            label={`${ROTULO_DA_SITUACAO[situacao]}: ${n(quantas[situacao])}`}
          />
        ))}
      </p>
      {desconhecidos.length > 0 && <p role="alert">{messages.desconhecidos(desconhecidos.join(', '))}</p>}
      {quantas.ok < importacao.linhas && (
        <a className={classes.modelo} href={`/api/importacoes-interacao/${importacao.id}/problemas`} download>
          {messages.linhasComProblema}
        </a>
      )}
      <ScrollFrame label="Linhas da planilha">
        <table className={classes.tabela}>
          <thead>
            <tr>
              <th scope="col">Linha</th>
              <th scope="col">CPF</th>
              <th scope="col">Situação</th>
              <th scope="col">Data</th>
              <th scope="col">Quem</th>
            </tr>
          </thead>
          <tbody>
            {linhas.map((linha) => (
              <tr key={linha.linha}>
                <td>{linha.linha}</td>
                <td>{linha.cpf || '—'}</td>
                <td>
                  <StatusTag
                    tone={TONES[linha.situacao]}
                    label={linha.problema ?? ROTULO_DA_SITUACAO[linha.situacao]}
                  />
                </td>
                <td>{linha.data || '—'}</td>
                <td>
                  <Quem linha={linha} onChoose={(id) => onChoose(linha.linha, id)} disabled={disabled} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {outras > 0 && <p className="muted">E mais {n(outras)}, que não aparecem aqui.</p>}
    </section>
  );
}
