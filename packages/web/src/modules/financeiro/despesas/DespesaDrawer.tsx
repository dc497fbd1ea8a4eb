import { textoVencimento } from '@sede/domain/modules/financeiro/despesas';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { DateText, Money, Reading, StatusTag, useKit } from '#platform/ui/index.ts';
import { Ficha, ReadingDrawer } from '#platform/ui/reading.ts';
import { DespesaDecisao } from './DespesaDecisao.tsx';
import { DespesaFicha } from './DespesaFicha.tsx';
import { Historico, PagamentosAnteriores } from './DespesaLeituras.tsx';
import { TOM_VENCIMENTO } from './despesa.status.ts';

export interface DespesaDrawerProps {
  id: string;
  onClose: () => void;
  onOpen?: ((id: string) => void) | undefined;
  /** Why it cannot be changed now. */
  nota?: string;
}

/** The whole expense to read, with what an approver compares before deciding. Source: decisions §7 (Approval). */
export function DespesaDrawer({ id, onClose, onOpen, nota }: DespesaDrawerProps) {
  const { today } = useKit();
  const query = useQuery(orpc.despesas.get.queryOptions({ input: { id } }));
  const { data } = query;
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
      note={nota}
      actions={data && <DespesaDecisao despesa={data} />}
      onClose={onClose}
    >
      <Reading query={query}>
        {(despesa) => <DespesaFicha despesa={despesa} mayEdit={false} onOpen={onOpen} level={3} />}
      </Reading>
      <Ficha>
        <section>
          <h3>Últimos pagamentos a este beneficiário</h3>
          <PagamentosAnteriores id={id} />
        </section>
        <section>
          <h3>Histórico</h3>
          <Historico id={id} />
        </section>
      </Ficha>
    </ReadingDrawer>
  );
}
