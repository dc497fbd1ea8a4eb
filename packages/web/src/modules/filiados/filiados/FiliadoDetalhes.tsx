import { type Filiado, filiadosMessages as messages, SECOES_DA_FICHA } from '@sede/domain/modules/filiados/filiados';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { FoldingSection, FormNotice } from '#platform/ui/form.ts';
import { Reading } from '#platform/ui/index.ts';
import { ReadingDrawer } from '#platform/ui/reading.ts';
import { DependentesSection } from '../dependentes/index.ts';
import { FichaCadastral } from './FichaCadastral.tsx';
import { ContatosLeitura, PessoaisLeitura, ProfissionaisLeitura } from './FichaLeitura.tsx';
import { nomeDe } from './filiado.columns.tsx';
import classes from './filiados.module.css';
import { HistoricoDeAlteracoes } from './HistoricoDeAlteracoes.tsx';
import { useRestritos } from './useRestritos.ts';

const [PESSOAIS, CONTATOS, PROFISSIONAIS] = SECOES_DA_FICHA;

function Secoes({ registro }: { registro: Filiado }) {
  const restritos = useRestritos(registro);
  return (
    // One part of the drawer: its sections have their own room between them.
    <div className={classes.secoes}>
      {registro.cadastro === 'INATIVO' && <FormNotice>{messages.naoEMaisFiliado}</FormNotice>}
      <FoldingSection title={PESSOAIS.rotulo} plain>
        <PessoaisLeitura restritos={restritos} />
      </FoldingSection>
      <FoldingSection title={CONTATOS.rotulo} plain>
        <ContatosLeitura restritos={restritos} />
      </FoldingSection>
      <FoldingSection title={PROFISSIONAIS.rotulo} plain>
        <ProfissionaisLeitura restritos={restritos} />
      </FoldingSection>
      <FoldingSection title={messages.fichaCadastral} plain>
        <FichaCadastral registro={restritos.shown} restritos={restritos} />
      </FoldingSection>
      <FoldingSection title={messages.dependentes} plain>
        <DependentesSection filiado={{ id: registro.id, nome: nomeDe(registro) }} mostrado={restritos.mostrado} />
      </FoldingSection>
      <FoldingSection title={messages.historico} plain closed>
        <HistoricoDeAlteracoes id={registro.id} />
      </FoldingSection>
    </div>
  );
}

/** 'Detalhes': the dialog's sections to read. Source: spec 2 §2 (Member dialog); decisions-members (Dialog and page). */
export function FiliadoDetalhes({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(orpc.filiados.get.queryOptions({ input: { id } }));
  const { data } = query;
  return (
    <ReadingDrawer
      title={data ? nomeDe(data) : 'Detalhes'}
      subtitle="Detalhes do filiado"
      label="Ficha do filiado"
      onClose={onClose}
    >
      <Reading query={query}>{(registro) => <Secoes key={registro.id} registro={registro} />}</Reading>
    </ReadingDrawer>
  );
}
