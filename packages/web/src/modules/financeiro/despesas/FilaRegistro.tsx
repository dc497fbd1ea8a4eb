import { Button } from '@mantine/core';
import { formatCpfCnpj, formatReaisSemSimbolo } from '@sede/domain/kernel';
import { DESPESA_FIELDS, type Decisao, textoVencimento } from '@sede/domain/modules/financeiro/despesas';
import { useState } from 'react';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { InstantText, Money, StatusTag, useKit } from '#platform/ui/index.ts';
import { Fact, Facts, Fields, Lines } from '#platform/ui/reading.ts';
import { NomeDoContrato } from '../financeiro.ContratoDoLancamento.tsx';
import { aprovacaoDe, TOM_VENCIMENTO } from './despesa.status.ts';
import classes from './Fila.module.css';
import { FilaInteira } from './FilaInteira.tsx';
import { FilaMudou } from './FilaMudou.tsx';
import { FilaPagamentos } from './FilaPagamentos.tsx';
import { FilaPdfs } from './FilaPdfs.tsx';

function Cabeca({ decisao: { despesa } }: { decisao: Decisao }) {
  const { today } = useKit();
  const maySee = useCan('beneficiarios.ver');
  const { tone, label } = aprovacaoDe(despesa);
  const retido = despesa.irrf + despesa.inss + despesa.iss + despesa.csrf;
  const nome = despesa.nomeBeneficiario;
  return (
    <header className={classes.cabeca}>
      <div>
        <h2>{despesa.itemDespesa}</h2>
        <StatusTag
          tone={TOM_VENCIMENTO[despesa.statusVencimento] ?? 'neutral'}
          label={textoVencimento(despesa, today)}
        />
        <StatusTag tone={tone} label={label} />
        <p>
          {maySee ? <Link to={`/financial/beneficiarios?registro=${despesa.idBeneficiario}`}>{nome}</Link> : nome} ·{' '}
          {formatCpfCnpj(despesa.cpfCnpj)} · parcela {despesa.parcela}
        </p>
      </div>
      <div className={classes.valor}>
        <b>
          <Money value={despesa.valorLiquido} />
        </b>
        {retido > 0 && <span>líquido {formatReaisSemSimbolo(despesa.valorLiquido - retido)} após retenções</span>}
      </div>
    </header>
  );
}

function Aprovacoes({ decisao: { despesa, nomeSolicitante, solicitadoEm } }: { decisao: Decisao }) {
  return (
    <Lines>
      {despesa.aprovadores.map(({ usuarioId, nome, em }) => (
        <li key={usuarioId}>
          <b>{nome}</b> aprovou em <InstantText value={em} />
        </li>
      ))}
      {despesa.pode.aprovar === undefined && despesa.aprovadores.length > 0 && <li>A sua conclui a aprovação.</li>}
      {nomeSolicitante && (
        <li>
          <b>{nomeSolicitante}</b> pediu{' '}
          {solicitadoEm && (
            <>
              em <InstantText value={solicitadoEm} />
            </>
          )}
        </li>
      )}
    </Lines>
  );
}

export interface FilaRegistroProps {
  decisao: Decisao;
  /** A colleague has changed it since it was opened. */
  changed: boolean;
  onShow: () => void;
}

/** The expense in decision: what changed since the request first, then its data, what was paid before, who approved, its PDFs. */
export function FilaRegistro({ decisao, changed, onShow }: FilaRegistroProps) {
  const { despesa, mudou, pagamentos } = decisao;
  const [whole, setWhole] = useState(false);
  return (
    <>
      <Cabeca decisao={decisao} />
      {changed && (
        <div className={classes.outra} role="status">
          <span>Esta despesa mudou enquanto você a lia.</span>
          <Button size="compact-sm" variant="default" onClick={onShow}>
            Mostrar como está
          </Button>
        </div>
      )}
      <div className={classes.partes}>
        <div className={classes.dados}>
          {mudou && <FilaMudou mudou={mudou} />}
          <Facts>
            <Fields specs={DESPESA_FIELDS} record={despesa} names={['dataVencimento']} />
            <Fact label="Documento">
              {despesa.tipoDocumento} {despesa.numeroDocumento}
            </Fact>
            <Fields specs={DESPESA_FIELDS} record={despesa} names={['meioPagamento', 'tipoDespesa', 'centroCusto']} />
            {despesa.contrato && (
              <Fact label={DESPESA_FIELDS.idContrato.rotulo} wide>
                <NomeDoContrato contrato={despesa.contrato} />
              </Fact>
            )}
            <Fact label={DESPESA_FIELDS.descricao.rotulo} wide>
              {despesa.descricao}
            </Fact>
          </Facts>
          <section>
            <h3>
              Pagamentos anteriores <span>{pagamentos.quantidade} em 12 meses</span>
            </h3>
            <FilaPagamentos valor={despesa.valorLiquido} pagamentos={pagamentos} />
          </section>
          <section>
            <h3>
              Aprovações <span>{despesa.aprovadores.length} de 2</span>
            </h3>
            <Aprovacoes decisao={decisao} />
          </section>
          <Button variant="subtle" size="compact-sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Menos dados' : 'Todos os dados e o histórico'}
          </Button>
          {whole && <FilaInteira id={despesa.id} />}
        </div>
        <div className={classes.papeis}>
          <FilaPdfs arquivos={despesa.arquivos} novos={mudou?.anexosNovos ?? []} />
        </div>
      </div>
    </>
  );
}
