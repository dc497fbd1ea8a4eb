import { SECOES_DA_FICHA, type Situacao } from '@sede/domain/modules/filiados/filiados';
import type { ReactNode } from 'react';
import { FoldingSection, type RecordForm } from '#platform/ui/form.ts';
import { ContatosFields } from './ContatosFields.tsx';
import type { FiliadoValues } from './filiado.values.ts';
import { PessoaisFields } from './PessoaisFields.tsx';
import { ProfissionaisFields } from './ProfissionaisFields.tsx';

const [PESSOAIS, CONTATOS, PROFISSIONAIS] = SECOES_DA_FICHA;
/** Of a section beside the fields that the record's own list gives it. */
const TAMBEM: Readonly<Record<string, readonly string[]>> = {
  contatos: ['semEmail'],
  profissionais: ['dataFiliacao', 'titularId'],
};

export interface FiliadoFieldsProps {
  form: RecordForm<FiliadoValues>;
  situacao: Situacao | null;
  known: ReactNode;
  /** Ficha Cadastral, Dependentes, Histórico. */
  children: ReactNode;
}

/** The dialog's sections in the text's order. Source: spec 2 §2 (Member dialog). */
export function FiliadoFields({ form, situacao, known, children }: FiliadoFieldsProps) {
  const refused = ({ id, campos }: (typeof SECOES_DA_FICHA)[number]) =>
    [...Object.keys(campos), ...(TAMBEM[id] ?? [])].some((name) => new Map(Object.entries(form.errors)).has(name));
  return (
    <>
      <FoldingSection title={PESSOAIS.rotulo} refused={refused(PESSOAIS)}>
        <PessoaisFields form={form} known={known} />
      </FoldingSection>
      <FoldingSection title={CONTATOS.rotulo} refused={refused(CONTATOS)}>
        <ContatosFields form={form} />
      </FoldingSection>
      <FoldingSection title={PROFISSIONAIS.rotulo} refused={refused(PROFISSIONAIS)}>
        <ProfissionaisFields form={form} situacao={situacao} />
      </FoldingSection>
      {children}
    </>
  );
}
