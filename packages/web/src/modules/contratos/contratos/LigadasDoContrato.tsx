import { formatDataBr } from '@sede/domain/kernel';
import { contratosMessages as messages } from '@sede/domain/modules/contratos/contratos';
import { orpc } from '#platform/api/index.ts';
import { FileLink, Money } from '#platform/ui/index.ts';
import classes from './contratos.module.css';
import { type AbaProps, ListaPaginada } from './ListaDaAba.tsx';

const LINKED = { meta: { modulos: ['despesas', 'receitas'] } };

interface Ligada {
  titulo: string;
  detalhe: string;
  valor: number;
  estado: string;
  anexos: { id: string; nome: string }[];
}

function LinhaLigada({ titulo, detalhe, valor, estado, anexos }: Ligada) {
  return (
    <>
      <span className={classes.linha}>
        <span>{titulo}</span>
        <b>
          <Money value={valor} />
        </b>
      </span>
      <span className={classes.linha}>
        <span className={classes.detalhe}>{detalhe}</span>
        <span className={classes.detalhe}>{estado}</span>
      </span>
      {anexos.map((um) => (
        <FileLink key={um.id} name={um.nome} file={um} missing="" />
      ))}
    </>
  );
}

/** Expenses that are linked to a contract, with their files. */
export function Despesas({ contrato: { id } }: AbaProps) {
  return (
    <ListaPaginada
      ler={(pagina) => orpc.contratos.despesas.queryOptions({ input: { id, pagina }, ...LINKED })}
      nada={messages.nenhumaDespesa}
      linha={(um) => (
        <LinhaLigada
          titulo={`${um.itemDespesa} · ${um.nomeBeneficiario}`}
          detalhe={[um.tipoDespesa, um.descricao, `parcela ${um.parcela}`, um.meioPagamento, um.centroCusto].join(
            ' · ',
          )}
          valor={um.valorLiquido}
          estado={
            um.dataLiquidacaoPagamento
              ? `paga em ${formatDataBr(um.dataLiquidacaoPagamento)}`
              : `vence em ${um.dataVencimento ? formatDataBr(um.dataVencimento) : '—'}`
          }
          anexos={um.anexos}
        />
      )}
    />
  );
}

/** Revenues that are. */
export function Receitas({ contrato: { id } }: AbaProps) {
  return (
    <ListaPaginada
      ler={(pagina) => orpc.contratos.receitas.queryOptions({ input: { id, pagina }, ...LINKED })}
      nada={messages.nenhumaReceita}
      linha={(um) => (
        <LinhaLigada
          titulo={um.itemReceita}
          detalhe={[um.tipo, um.descricao, `parcela ${um.parcela}`].join(' · ')}
          valor={um.valorLiquido}
          estado={um.dataCredito ? `creditada em ${formatDataBr(um.dataCredito)}` : `para ${formatDataBr(um.data)}`}
          anexos={um.anexos}
        />
      )}
    />
  );
}
