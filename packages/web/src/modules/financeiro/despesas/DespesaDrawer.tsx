import { textoVencimento } from '@sede/domain/modules/financeiro/despesas';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Timeline } from '#platform/ui/form.ts';
import { DateText, Money, PanelSection, Reading, StatusTag, useKit } from '#platform/ui/index.ts';
import { ReadingDrawer } from '#platform/ui/reading.ts';
import { DespesaDecisao } from './DespesaDecisao.tsx';
import { DespesaLeitura } from './DespesaLeitura.tsx';
import { TOM_VENCIMENTO } from './despesa.status.ts';
import { PagamentosAnteriores } from './PagamentosAnteriores.tsx';

export interface DespesaDrawerProps {
  id: string;
  onClose: () => void;
}

/** The whole expense to read, with what an approver compares before deciding. Source: decisions §7 (Approval). */
export function DespesaDrawer({ id, onClose }: DespesaDrawerProps) {
  const { today } = useKit();
  const query = useQuery(orpc.despesas.reading.queryOptions({ input: { id } }));
  const data = query.data?.registro;
  return (
    <ReadingDrawer
      title={data ? data.itemDespesa : 'Despesa'}
      subtitle={
        data && (
          <>
            {data.nomeBeneficiario} · parcela {data.parcela} · <DateText value={data.dataVencimento} />
          </>
        )
      }
      aside={
        data && (
          <>
            <b>
              <Money value={data.valorLiquido} />
            </b>
            <StatusTag tone={TOM_VENCIMENTO[data.statusVencimento] ?? 'neutral'} label={textoVencimento(data, today)} />
          </>
        )
      }
      label="Despesa inteira"
      actions={data && <DespesaDecisao despesa={data} />}
      onClose={onClose}
    >
      <div>
        <Reading query={query}>
          {({ registro, historico }) => (
            <>
              <DespesaLeitura despesa={registro} mayEdit={false} />
              <PanelSection title="Últimos pagamentos a este beneficiário">
                <PagamentosAnteriores id={id} />
              </PanelSection>
              <PanelSection title="Histórico" count={historico.total}>
                <Timeline brief entries={historico.itens} />
              </PanelSection>
            </>
          )}
        </Reading>
      </div>
    </ReadingDrawer>
  );
}
