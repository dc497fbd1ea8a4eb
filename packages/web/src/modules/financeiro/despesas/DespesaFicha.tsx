import { describeValue, formatCpfCnpj } from '@sede/domain/kernel';
import {
  DESPESA_FIELDS,
  type DespesaCompleta,
  STATUS_VENCIMENTO_ROTULOS,
} from '@sede/domain/modules/financeiro/despesas';
import type { ReactNode } from 'react';
import { DateText, InstantText, Money, StatusTag } from '#platform/ui/index.ts';
import { Anexos } from './Anexos.tsx';
import { aprovacaoDe, TOM_VENCIMENTO } from './despesa.status.ts';
import classes from './despesas.module.css';

type Field = keyof typeof DESPESA_FIELDS;

const AJUSTES: readonly Field[] = ['juros', 'multa', 'desconto', 'irrf', 'inss', 'iss', 'csrf'];

function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.fatos}>{children}</dl>;
}
function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The fields of the record by its own labels, without what is empty. */
function Fields({ despesa, names }: { despesa: DespesaCompleta; names: readonly Field[] }) {
  const values: Partial<Record<Field, unknown>> = despesa;
  return names
    .filter((name) => values[name] !== null && values[name] !== '' && values[name] !== undefined)
    .map((name) => (
      <Fact key={name} label={DESPESA_FIELDS[name].rotulo}>
        {describeValue(DESPESA_FIELDS[name], values[name])}
      </Fact>
    ));
}

function Pagamento({ despesa }: { despesa: DespesaCompleta }) {
  return (
    <Facts>
      <Fields despesa={despesa} names={['dataLiquidacaoPagamento', 'bancoLiquidacao', 'numeroPagamento']} />
      <Fields despesa={despesa} names={AJUSTES.filter((name) => despesa[name as 'juros'] !== 0)} />
      <Fields despesa={despesa} names={['valorPago', 'valorEstorno', 'dataEstorno']} />
    </Facts>
  );
}

function Aprovacao({ despesa }: { despesa: DespesaCompleta }) {
  const { tone, label } = aprovacaoDe(despesa);
  return (
    <>
      <Facts>
        <Fact label="Situação">
          {despesa.situacao === null ? 'Sem solicitação' : <StatusTag tone={tone} label={label} />}
        </Fact>
        {despesa.solicitante && <Fact label="Solicitada por">{despesa.solicitante}</Fact>}
        {despesa.negadoPor && <Fact label="Negada por">{despesa.negadoPor}</Fact>}
        {despesa.motivoNegacao && (
          <Fact label={DESPESA_FIELDS.motivoNegacao.rotulo} wide>
            {despesa.motivoNegacao}
          </Fact>
        )}
      </Facts>
      {despesa.aprovadores.length > 0 && (
        <ul className={classes.linhas}>
          {despesa.aprovadores.map(({ usuarioId, nome, em }) => (
            <li key={usuarioId}>
              Aprovada por <b>{nome}</b> em <InstantText value={em} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Irmas({ despesa, onOpen }: { despesa: DespesaCompleta; onOpen?: (id: string) => void }) {
  return (
    <ul className={classes.irmas}>
      {despesa.parcelasDoGrupo.map((irma) => {
        const content = (
          <>
            <b>{irma.parcela}</b> <DateText value={irma.dataVencimento} /> <Money value={irma.valor} />
            <span className={classes.tipo} data-tone={TOM_VENCIMENTO[irma.statusVencimento] ?? undefined}>
              {STATUS_VENCIMENTO_ROTULOS[irma.statusVencimento]}
            </span>
          </>
        );
        const current = irma.id === despesa.id;
        return (
          <li key={irma.id} aria-current={current || undefined}>
            {onOpen && !current ? (
              <button type="button" onClick={() => onOpen(irma.id)}>
                {content}
              </button>
            ) : (
              <span>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export interface DespesaFichaProps {
  despesa: DespesaCompleta;
  mayEdit: boolean;
  /** Opens a sister instalment. */
  onOpen?: (id: string) => void;
  /** Of the parts' headings: 2 below a page's title, 3 in a drawer. */
  level: 2 | 3;
}

/** All that is known of an expense. */
export function DespesaFicha({ despesa, mayEdit, onOpen, level }: DespesaFichaProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes.ficha}>
      <section>
        <Heading>Despesa</Heading>
        <Facts>
          <Fact label={DESPESA_FIELDS.descricao.rotulo} wide>
            {despesa.descricao}
          </Fact>
          <Fact label="Documento">
            {despesa.tipoDocumento} {despesa.numeroDocumento}
          </Fact>
          <Fact label="CPF/CNPJ do beneficiário">{formatCpfCnpj(despesa.cpfCnpj)}</Fact>
          <Fields despesa={despesa} names={['centroCusto', 'meioPagamento']} />
          {despesa.relacaoEvento && despesa.nomeEvento && <Fact label="Evento">{despesa.nomeEvento}</Fact>}
          <Fact label="Registrada">
            <InstantText value={despesa.criadoEm} />
            {despesa.criadoPorNome && ` por ${despesa.criadoPorNome}`}
          </Fact>
        </Facts>
      </section>
      <section>
        <Heading>Pagamento</Heading>
        {despesa.dataLiquidacaoPagamento === null ? (
          <p className={classes.nada}>Ainda não liquidada.</p>
        ) : (
          <Pagamento despesa={despesa} />
        )}
      </section>
      <section>
        <Heading>Aprovação</Heading>
        <Aprovacao despesa={despesa} />
      </section>
      <section>
        <Heading>Anexos</Heading>
        <Anexos despesa={despesa} mayEdit={mayEdit} />
      </section>
      {despesa.parcelasDoGrupo.length > 1 && (
        <section>
          <Heading>Parcelas do mesmo registro</Heading>
          <Irmas despesa={despesa} onOpen={onOpen} />
        </section>
      )}
    </div>
  );
}
