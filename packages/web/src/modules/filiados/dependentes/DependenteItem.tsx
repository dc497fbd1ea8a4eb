import { formatContagem, formatCpf, nomeProprio } from '@sede/domain/kernel';
import {
  type Dependente,
  DEPENDENTE_FIELDS as FIELDS,
  dependentesMessages as messages,
} from '@sede/domain/modules/filiados/dependentes';
import { MASCARADO } from '@sede/domain/modules/filiados/filiados';
import type { ReactNode } from 'react';
import { DateText } from '#platform/ui/index.ts';
import { Fact, Facts } from '#platform/ui/reading.ts';
import classes from './dependentes.module.css';

export interface DependenteItemProps {
  dependente: Dependente;
  /** Buttons of the row. */
  acts?: ReactNode;
  /** What stands below it: its files, once they are shown. */
  children?: ReactNode;
}

const cpfOf = (cpf: string | null) => (cpf === null || cpf === MASCARADO ? (cpf ?? '—') : formatCpf(cpf));

/** One dependent in the list of a member's. */
export function DependenteItem({ dependente, acts, children }: DependenteItemProps) {
  const { nomeCompleto, dataNascimento, idade, parentesco, sexo, sexoOutro, cpf, nomeMae, anexos } = dependente;
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <h3 className={classes.nome}>
          {nomeProprio(nomeCompleto)}
          {parentesco && <span className={classes.parentesco}>{parentesco}</span>}
        </h3>
        {acts && <div className={classes.acts}>{acts}</div>}
      </div>
      <Facts>
        <Fact label={FIELDS.dataNascimento.rotulo}>
          {dataNascimento === null ? messages.nascimentoAConferir : <DateText value={dataNascimento} />}
          {idade !== null && ` (${formatContagem(idade, 'ano', 'anos')})`}
        </Fact>
        <Fact label={FIELDS.sexo.rotulo}>{sexoOutro ?? sexo ?? '—'}</Fact>
        <Fact label={FIELDS.cpf.rotulo}>{cpfOf(cpf)}</Fact>
        <Fact label={FIELDS.nomeMae.rotulo}>{nomeMae ?? '—'}</Fact>
        {!children && (
          <Fact label={messages.documentos}>{anexos === 0 ? '—' : formatContagem(anexos, 'PDF', 'PDFs')}</Fact>
        )}
      </Facts>
      {children}
    </li>
  );
}
