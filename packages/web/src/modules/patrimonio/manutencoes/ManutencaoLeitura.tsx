import { formatReais } from '@sede/domain/kernel';
import { ANEXOS_DO_PATRIMONIO, PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import {
  MANUTENCAO_FIELDS,
  MANUTENCOES_FILE_RULE,
  type ManutencaoCompleta,
  manutencoesMotivos,
} from '@sede/domain/modules/patrimonio/manutencoes';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { FormerHistory } from '#platform/ui/form.ts';
import { PanelSection } from '#platform/ui/index.ts';
import { Fact, Facts, Fields, FileList } from '#platform/ui/reading.ts';
import { rotuloDoBem } from '../patrimonio.source.ts';

/** All that is known of a maintenance: problem, return, cost, files. Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Maintenance). */
export function ManutencaoLeitura({ manutencao }: { manutencao: ManutencaoCompleta }) {
  const { id, bemId, anexos, despesa, custo, pode } = manutencao;
  const anterior = useQuery(orpc.manutencoes.historicoAnterior.queryOptions({ input: { id } }));
  const { mutateAsync } = useSubmit(orpc.manutencoes.removerAnexo);
  const { confirmaExcluir: question, excluido: done } = ANEXOS_DO_PATRIMONIO;
  const removal =
    manutencoesMotivos.texto(pode.editar) === undefined
      ? { question, done, run: (anexo: string) => mutateAsync({ id, anexo }) }
      : undefined;
  return (
    <>
      <PanelSection title="Manutenção">
        <Facts>
          <Fact label={MANUTENCAO_FIELDS.bemId.rotulo}>
            <Link to={PATRIMONIO.bem(bemId)}>{rotuloDoBem(manutencao)}</Link>
          </Fact>
          <Fields
            specs={MANUTENCAO_FIELDS}
            record={manutencao}
            names={['tipoObjeto', 'responsavel', 'dataManutencao', 'dataRetorno', 'resultado']}
          />
          <Fact label={MANUTENCAO_FIELDS.descricaoProblema.rotulo} wide>
            {manutencao.descricaoProblema}
          </Fact>
          {despesa && (
            <Fact label={MANUTENCAO_FIELDS.idDespesa.rotulo} wide>
              {despesa}
              {custo !== null && ` · ${formatReais(custo)}`}
            </Fact>
          )}
          <Fact label="Registrada por">{manutencao.autor}</Fact>
        </Facts>
      </PanelSection>
      <PanelSection title="Anexos" count={anexos.length}>
        <FileList rule={MANUTENCOES_FILE_RULE} files={anexos} removal={removal} />
      </PanelSection>
      <FormerHistory changes={anterior.data?.itens ?? []} />
    </>
  );
}
