import { formatInstantBr, formatMes } from '@sede/domain/kernel';
import { PROPOSTA_FIELDS as FIELDS, type PropostaDeDesfiliacao } from '@sede/domain/modules/filiados/desfiliacoes';
import { ROTULO_SITUACAO, rotuloMatricula } from '@sede/domain/modules/filiados/filiados';
import { Link } from '#platform/routing/index.ts';
import { PanelSection } from '#platform/ui/index.ts';
import { Fact, Facts } from '#platform/ui/reading.ts';
import { filiadoPath } from '../filiados/index.ts';
import { causaDe } from './desfiliacao.columns.tsx';

/** One proposed departure, as its panel reads it: the member today, why they became inactive, what was decided. */
export function PropostaLeitura({ proposta }: { proposta: PropostaDeDesfiliacao }) {
  const { casa, matricula, situacao, competencia, propostaPor, criadoEm } = proposta;
  const { decididaEm, decididaPor, motivo } = proposta;
  return (
    <>
      <PanelSection title="Filiado" aside={<Link to={filiadoPath(proposta.filiadoId)}>Abrir a ficha</Link>}>
        <Facts>
          <Fact label={rotuloMatricula(casa)}>{matricula}</Fact>
          <Fact label="Situação na ficha">{ROTULO_SITUACAO[situacao] ?? situacao}</Fact>
        </Facts>
      </PanelSection>
      <PanelSection title="Inativação">
        <Facts>
          <Fact label={FIELDS.competencia.rotulo}>{formatMes(competencia)}</Fact>
          <Fact label={FIELDS.causa.rotulo}>{causaDe(proposta)}</Fact>
          <Fact label="Inativado por">{propostaPor ?? '—'}</Fact>
          <Fact label="Inativado em">{formatInstantBr(criadoEm)}</Fact>
        </Facts>
      </PanelSection>
      {decididaEm && (
        <PanelSection title="Decisão">
          <Facts>
            <Fact label="Decidida por">{decididaPor ?? '—'}</Fact>
            <Fact label={FIELDS.decididaEm.rotulo}>{formatInstantBr(decididaEm)}</Fact>
            {motivo && (
              <Fact label={FIELDS.motivo.rotulo} wide>
                {motivo}
              </Fact>
            )}
          </Facts>
        </PanelSection>
      )}
    </>
  );
}
