import { formatCep, formatDataBr, formatPhone, formatReais } from '@sede/domain/kernel';
import {
  AVISOS_DA_CONTA,
  FILIADO_ASSOCIACAO,
  FILIADO_FIELDS,
  MASCARADO,
  ROTULO_CASA,
  ROTULO_CONTA,
  ROTULO_SITUACAO,
  rotuloMatricula,
} from '@sede/domain/modules/filiados/filiados';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '#platform/routing/index.ts';
import { DateText, StatusTag } from '#platform/ui/index.ts';
import { CopyText, Fact, Facts, Fields } from '#platform/ui/reading.ts';
import classes from './filiados.module.css';
import { filiadoPath } from './filiados.paths.ts';
import type { Restritos } from './useRestritos.ts';

const day = (value: string | null) => (value ? <DateText value={value} /> : '—');
const joined = (parts: readonly (string | null | undefined | false)[], by = ' · ') => parts.filter(Boolean).join(by);

/** Masked, with the one button that shows it and everything else that is masked of this record. */
function Restrito({ valor, restritos }: { valor: string | null; restritos: Restritos }) {
  if (valor !== MASCARADO) return valor ?? '—';
  return (
    <span className={classes.restrito}>
      <span aria-hidden>•••••••</span>
      <span className="visually-hidden">Oculto</span>
      {restritos.mostrar && (
        <button type="button" className={classes.mostrar} disabled={restritos.busy} onClick={restritos.mostrar}>
          <IconEye size={15} aria-hidden /> Mostrar
        </button>
      )}
    </span>
  );
}

export function PessoaisLeitura({ restritos }: { restritos: Restritos }) {
  const { shown: f } = restritos;
  return (
    <Facts>
      <Fact label="Nome social">{f.nomeSocial ?? '—'}</Fact>
      <Fact label="Data de nascimento">{day(f.dataNascimento)}</Fact>
      <Fact label="Sexo">{joined([f.sexo, f.sexoOutro], ': ') || '—'}</Fact>
      <Fact label="Estado civil">{f.estadoCivil ?? '—'}</Fact>
      <Fact label="RG">
        <Restrito valor={f.rg} restritos={restritos} />
      </Fact>
      <Fact label="Órgão expedidor">{joined([f.orgaoExpedidor, f.ufOrgaoExpedidor], ' / ') || '—'}</Fact>
      <Fact label="Nome da mãe">
        <Restrito valor={f.nomeMae} restritos={restritos} />
      </Fact>
      <Fact label="Escolaridade">{f.escolaridade ?? '—'}</Fact>
      {f.falecido && <Fact label="Data do falecimento">{day(f.dataFalecimento)}</Fact>}
    </Facts>
  );
}

export function ContatosLeitura({ restritos: { shown: f } }: { restritos: Restritos }) {
  const endereco = joined([f.logradouro, f.bairro, joined([f.cidade, f.estado], '/'), f.cep && formatCep(f.cep)]);
  const emergencia = joined([
    joined([f.nomeCtEmergencia, f.parentescoCtEmergencia && `(${f.parentescoCtEmergencia})`], ' '),
    f.celularCtEmergencia && formatPhone(f.celularCtEmergencia),
  ]);
  return (
    <Facts>
      <Fact label={f.whatsapp ? 'Celular · WhatsApp' : 'Celular'}>
        {f.telCelular ? formatPhone(f.telCelular) : '—'}
      </Fact>
      <Fact label="E-mail" wide="two">
        {f.email ? <CopyText what="E-mail" text={f.email} /> : 'Não tem e-mail'}{' '}
        {f.emailDevolvidoEm && <StatusTag tone="late" label="Devolvido" />}
        {f.conta.aviso && <div className="muted">{AVISOS_DA_CONTA[f.conta.aviso]}</div>}
      </Fact>
      <Fields
        specs={FILIADO_FIELDS}
        record={f}
        names={['emailFuncional', 'telFixo', 'telComercial', 'ramal', 'telResidencial']}
      />
      <Fact label="Endereço" wide>
        {endereco || '—'}
      </Fact>
      {emergencia && (
        <Fact label="Contato de emergência" wide="two">
          {emergencia}
        </Fact>
      )}
    </Facts>
  );
}

const periodoTexto = ({ inicio, fim, motivo }: { inicio: string; fim: string | null; motivo: string | null }) =>
  `${formatDataBr(inicio)} a ${fim ? formatDataBr(fim) : 'hoje'}${motivo ? ` · ${motivo}` : ''}`;

export function ProfissionaisLeitura({ restritos }: { restritos: Restritos }) {
  const { shown: f } = restritos;
  const associacao = joined([
    FILIADO_ASSOCIACAO.find(({ valor }) => valor === f.filiadoAssociacao)?.rotulo,
    f.associacaoNaoListada ?? f.associacaoOutra ?? f.associacao,
  ]);
  const titular: ReactNode = f.titularId ? <Link to={filiadoPath(f.titularId)}>{f.nomeTitular}</Link> : f.nomeFalecido;
  return (
    <Facts>
      <Fact label="Casa">{ROTULO_CASA[f.empresa]}</Fact>
      <Fact label={rotuloMatricula(f.empresa)}>{f.matricula}</Fact>
      <Fact label="Situação">{ROTULO_SITUACAO[f.situacaoFiliado]}</Fact>
      <Fact label="Cargo">{f.cargo ?? '—'}</Fact>
      {titular && <Fact label="Titular">{titular}</Fact>}
      <Fields specs={FILIADO_FIELDS} record={f} names={['cpfFalecido']} />
      <Fact label="Forma de pagamento">{f.formaPagamento ?? '—'}</Fact>
      <Fact label="Valor pago">{f.valorPago === null ? '—' : formatReais(f.valorPago)}</Fact>
      {associacao && <Fact label="Associação">{associacao}</Fact>}
      <Fact label={f.periodos.length > 1 ? `Filiações (${f.periodos.length})` : 'Filiação'} wide>
        {f.periodos.map((periodo) => (
          <div key={periodo.id}>
            {periodoTexto(periodo)}
            {periodo.presumido && ' · presumido'}
          </div>
        ))}
      </Fact>
      <Fact label="Acesso ao sistema">{ROTULO_CONTA[f.conta.situacao]}</Fact>
      {f.observacao && (
        <Fact label="Observação" wide>
          {f.observacao === MASCARADO ? '•••••••' : f.observacao}
        </Fact>
      )}
    </Facts>
  );
}
