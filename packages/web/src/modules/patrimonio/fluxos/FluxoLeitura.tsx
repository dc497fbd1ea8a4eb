import { formatDataBr } from '@sede/domain/kernel';
import { PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import { FLUXO_FIELDS, type Fluxo, fluxosMessages as messages } from '@sede/domain/modules/patrimonio/fluxos';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { FormerHistory } from '#platform/ui/form.ts';
import { PanelSection } from '#platform/ui/index.ts';
import { Fact, Facts, Fields } from '#platform/ui/reading.ts';
import { rotuloDoBem } from '../patrimonio.source.ts';

/** All that is known of an exit and its return. Source: spec 3 §3 (Flow); decisions-sindical-contratos-patrimonio (Flow). */
export function FluxoLeitura({ fluxo }: { fluxo: Fluxo }) {
  const anterior = useQuery(orpc.fluxos.historicoAnterior.queryOptions({ input: { id: fluxo.id } }));
  const { idFuncionario, email, avisadoEm, dataRetorno } = fluxo;
  return (
    <>
      <PanelSection title="Saída">
        <Facts>
          <Fact label={FLUXO_FIELDS.bemId.rotulo}>
            <Link to={PATRIMONIO.bem(fluxo.bemId)}>{rotuloDoBem(fluxo)}</Link>
          </Fact>
          <Fact label={FLUXO_FIELDS.responsavel.rotulo}>
            {fluxo.responsavel}
            {idFuncionario && ' (funcionário)'}
          </Fact>
          <Fact label="Avisos de atraso">
            {email ?? messages.semEmail}
            {avisadoEm && ` · avisado em ${formatDataBr(avisadoEm)}`}
          </Fact>
          <Fields
            specs={FLUXO_FIELDS}
            record={fluxo}
            names={['motivoMovimentacao', 'dataSaida', 'horaSaida', 'previsao', 'estadoPatrimonio']}
          />
          <Fact label="Registrado por">{fluxo.autor}</Fact>
        </Facts>
      </PanelSection>
      {dataRetorno && (
        <PanelSection title="Retorno">
          <Facts>
            <Fields specs={FLUXO_FIELDS} record={fluxo} names={['dataRetorno', 'horaRetorno', 'estadoRetorno']} />
          </Facts>
        </PanelSection>
      )}
      <FormerHistory changes={anterior.data?.itens ?? []} />
    </>
  );
}
