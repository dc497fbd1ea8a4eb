import { Button } from '@mantine/core';
import { describeValue, formatCpfCnpj, formatDataBr, formatReaisSemSimbolo } from '@sede/domain/kernel';
import { BENEFICIARIO_FIELDS } from '@sede/domain/modules/financeiro/beneficiarios';
import { type BorderoCompleto, borderosMotivos, type ItemDoBordero } from '@sede/domain/modules/financeiro/borderos';
import { formatLinhaDigitavel } from '@sede/domain/modules/financeiro/despesas';
import { ScrollFrame } from '#platform/ui/index.ts';
import { listAjustes } from '../financeiro.ajustes.ts';
import classes from './Borderos.module.css';

const CONTA = ['banco', 'agencia', 'conta', 'tipoConta'] as const;

/** How the beneficiary is paid: the boleto, the Pix key, the account; what is not known is said. */
function ComoPagar({ item }: { item: ItemDoBordero }) {
  const conta = CONTA.filter((name) => item[name]).map((name) => {
    const texto = describeValue(BENEFICIARIO_FIELDS[name], item[name]);
    // Avoids 'Banco Banco do Brasil'.
    return name === 'banco' ? texto : `${BENEFICIARIO_FIELDS[name].rotulo} ${texto}`;
  });
  const known = item.boleto !== null || item.chavePix !== null || conta.length > 0;
  return (
    <>
      {item.boleto && <>Boleto {formatLinhaDigitavel(item.boleto)}</>}
      {item.chavePix && <small>Pix {item.chavePix}</small>}
      {conta.length > 0 && <small>{conta.join(' · ')}</small>}
      {!known && <small data-late>Sem boleto, chave Pix ou conta no cadastro.</small>}
    </>
  );
}

/** What is added to a row and taken off it, each on a line. */
function Ajustes({ item }: { item: ItemDoBordero }) {
  return listAjustes(item).map(({ rotulo, valor, base }) => (
    <small key={rotulo} className={classes.ajuste}>
      {rotulo} {valor > 0 ? '+' : '−'} {formatReaisSemSimbolo(Math.abs(valor))}
      {base !== '' && ` (${base})`}
    </small>
  ));
}

export interface ItensDoBorderoProps {
  bordero: BorderoCompleto;
  /** Says what is added to the payment of one and taken off it; absent where that cannot be. */
  onAjustar?: ((item: ItemDoBordero) => void) | undefined;
  /** Takes one out; absent where that cannot be. */
  onRetirar?: ((item: ItemDoBordero) => void) | undefined;
}

/** The sheet that goes to the bank: whom, how, for what, how much. */
export function ItensDoBordero({ bordero, onAjustar, onRetirar }: ItensDoBorderoProps) {
  const acts = onAjustar !== undefined || onRetirar !== undefined;
  return (
    <ScrollFrame label="Despesas do borderô" className={`card ${classes.folha}`}>
      <table className={classes.tabela}>
        <thead>
          <tr>
            <th scope="col">Beneficiário</th>
            <th scope="col">Como pagar</th>
            <th scope="col">Despesa</th>
            <th scope="col">Vencimento</th>
            <th scope="col" className={classes.numero}>
              Valor
            </th>
            <th scope="col" className={classes.numero}>
              A pagar
            </th>
            {acts && (
              <td className={`${classes.acao} no-print`}>
                <span className="visually-hidden">Ações</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {bordero.itens.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.nomeBeneficiario}
                <small>{formatCpfCnpj(item.cpfCnpj)}</small>
              </th>
              <td>
                <ComoPagar item={item} />
              </td>
              <td>
                {item.itemDespesa} · {item.parcela}
                <small>
                  {item.tipoDocumento} {item.numeroDocumento}
                </small>
                {item.pode.pagar && <small data-late>{borderosMotivos.texto(item.pode.pagar)}</small>}
              </td>
              <td>{formatDataBr(item.dataVencimento)}</td>
              <td className={classes.numero}>
                {formatReaisSemSimbolo(item.valor)}
                <Ajustes item={item} />
              </td>
              <td className={classes.numero}>{formatReaisSemSimbolo(item.valorPago)}</td>
              {acts && (
                <td className={`${classes.acao} no-print`}>
                  <div className={classes.botoes}>
                    {onAjustar && !item.pode.pagar && (
                      <Button variant="default" size="xs" onClick={() => onAjustar(item)}>
                        Ajustar<span className="visually-hidden"> {item.itemDespesa}</span>
                      </Button>
                    )}
                    {onRetirar && (
                      <Button variant="default" size="xs" onClick={() => onRetirar(item)}>
                        Retirar<span className="visually-hidden"> {item.itemDespesa}</span>
                      </Button>
                    )}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              Total
            </th>
            <td className={classes.numero}>{formatReaisSemSimbolo(bordero.valor)}</td>
            <td className={classes.numero}>
              <b>{formatReaisSemSimbolo(bordero.valorPago)}</b>
            </td>
            {acts && <td className="no-print" />}
          </tr>
        </tfoot>
      </table>
    </ScrollFrame>
  );
}
