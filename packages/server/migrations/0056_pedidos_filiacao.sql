-- Membership applications: counted by the year, signed by a link, decided once, erased in time; and consents, by purpose and version.
--
-- What somebody answered stands in `dados` (and name, CPF, e-mail beside it, for the desk): none of it is part of the audit's
-- entries, so that erasing it erases it. Source: spec 2 §2, §3; decisions-members (Public application, LGPD); invariants B6.

-- Numbers year/0001: unique and gapless, since the row is held until the transaction that took the number ends, and given back with it.
create table contadores_anuais (
  nome text not null,
  ano int not null check (ano between 2000 and 9999),
  ultimo int not null check (ultimo >= 1),
  primary key (nome, ano)
);
comment on table contadores_anuais is 'Último número dado em cada ano (fuso de São Paulo), por numeração.';
create function sede.proximo_do_ano(numeracao text, em timestamptz, out ano int, out numero int) language sql as
$$
  insert into contadores_anuais as c (nome, ano, ultimo)
  values (numeracao, extract(year from em at time zone 'America/Sao_Paulo')::int, 1)
  on conflict (nome, ano) do update set ultimo = c.ultimo + 1
  returning c.ano, c.ultimo
$$;

create table pedidos_filiacao (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  ano int not null,
  numero int not null,
  -- Beyond 9999 it grows; sorted by year and number.
  protocolo text not null generated always as (ano || '/' || lpad(numero::text, greatest(4, length(numero::text)), '0')) stored,
  estado text not null default 'aguardando_assinatura'
    check (estado in ('aguardando_assinatura', 'assinado', 'aceito', 'recusado', 'expirado')),
  -- The answers; null once erased.
  dados jsonb,
  nome text check (length(nome) between 1 and 200),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  email text check (email = lower(email)),
  casa text check (casa in ('CAMARA', 'SENADO', 'TCU')),
  -- The words that are signed, as they stood in the settings when the application came.
  termo text,
  termo_versao int not null,
  -- Digests of the links that were mailed.
  resumos_do_link bytea[] not null default '{}',
  tentativas_cpf int not null default 0,
  tentativas_arquivo int not null default 0,
  expira_em date not null,
  lembrado_em timestamptz,
  assinatura text check (assinatura in ('eletronica', 'govbr', 'papel')),
  assinado_em timestamptz,
  -- Where and with what it was signed: instant, address, browser, digest of what was read.
  evidencia jsonb,
  anexo_id uuid references anexos (id),
  decidido_em timestamptz,
  decidido_por_nome text,
  motivo_recusa text check (length(motivo_recusa) between 1 and 500),
  filiado_id uuid,
  apagado_em timestamptz,
  constraint pedidos_filiacao_filiado foreign key (filiado_id) references filiados (id),
  constraint pedidos_filiacao_numero unique (ano, numero),
  constraint pedidos_filiacao_apagado check ((apagado_em is null) = (dados is not null)),
  constraint pedidos_filiacao_recusa check ((estado = 'recusado') = (motivo_recusa is not null)),
  constraint pedidos_filiacao_aceite check ((estado = 'aceito') = (filiado_id is not null)),
  constraint pedidos_filiacao_assinatura check (
    (assinado_em is null) = (assinatura is null) and (estado not in ('assinado', 'aceito') or assinado_em is not null)
  )
);
comment on table pedidos_filiacao is 'Pedidos de filiação feitos na página pública. As respostas são apagadas no prazo; protocolo, datas e motivo ficam.';
create index pedidos_filiacao_fila on pedidos_filiacao (estado, assinado_em, ano, numero);
create index pedidos_filiacao_cpf on pedidos_filiacao (cpf) where cpf is not null;
create index pedidos_filiacao_resumos on pedidos_filiacao using gin (resumos_do_link) where resumos_do_link <> '{}';
create index pedidos_filiacao_filiado_id on pedidos_filiacao (filiado_id) where filiado_id is not null;
create index pedidos_filiacao_anexo_id on pedidos_filiacao (anexo_id) where anexo_id is not null;
select sede.auditar('pedidos_filiacao', 'pedidosFiliacao', 'id', '{dados,nome,cpf,email,termo,resumos_do_link,evidencia}');

alter table filiado_periodos add constraint filiado_periodos_pedido foreign key (pedido_id) references pedidos_filiacao (id);
create index filiado_periodos_pedido_id on filiado_periodos (pedido_id) where pedido_id is not null;

-- A file that came with the link of an application has no user who sent it.
alter table anexos alter column enviado_por drop not null;
alter table anexos add column pedido_id uuid references pedidos_filiacao (id);
alter table anexos add constraint anexos_de_alguem check ((enviado_por is null) = (pedido_id is not null));
create index anexos_pedido_id on anexos (pedido_id) where pedido_id is not null;

create table consentimentos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  -- Of an application, and of the member that it made.
  pedido_id uuid references pedidos_filiacao (id),
  filiado_id uuid,
  finalidade text not null check (finalidade in ('filiacao', 'menores', 'convenios')),
  versao_texto int not null check (versao_texto >= 0),
  -- The words that were agreed to.
  texto text not null,
  canal text not null check (canal in ('formulario', 'perfil', 'secretaria')),
  dado_em timestamptz not null,
  revogado_em timestamptz,
  constraint consentimentos_filiado foreign key (filiado_id) references filiados (id) on delete cascade,
  constraint consentimentos_de_alguem check (pedido_id is not null or filiado_id is not null),
  constraint consentimentos_ordem check (revogado_em is null or revogado_em >= dado_em)
);
comment on table consentimentos is 'Consentimentos dados, por finalidade e versão do texto (LGPD, art. 8º e 11, I).';
create index consentimentos_pedido_id on consentimentos (pedido_id) where pedido_id is not null;
create index consentimentos_filiado_id on consentimentos (filiado_id) where filiado_id is not null;
create unique index consentimentos_vigente on consentimentos (filiado_id, finalidade) where filiado_id is not null and revogado_em is null;
select sede.auditar('consentimentos', 'pedidosFiliacao', 'id', '{texto}');

-- Of whom is made anonymous, what they once answered goes too.
create function sede.tg_pedido_anonimo() returns trigger language plpgsql as
$$
begin
  update pedidos_filiacao set apagado_em = new.anonimizado_em, dados = null, nome = null, cpf = null, email = null, termo = null,
    evidencia = null, resumos_do_link = '{}', anexo_id = null
  where filiado_id = new.id and apagado_em is null;
  return null;
end
$$;
create trigger pedidos_do_anonimo after update of anonimizado_em on filiados
  for each row when (old.anonimizado_em is null and new.anonimizado_em is not null) execute function sede.tg_pedido_anonimo();
