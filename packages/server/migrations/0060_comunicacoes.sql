-- Mailings to members: drafts that several write, sendings frozen recipient by recipient, and their pictures.
--
-- What a text says stands once; a recipient holds what it says of them. Recipients are not audited one by one: they are the record
-- of the sending themselves. Source: spec 2 §2, §3; decisions-members (Communication); docs/decisions/078.

create table comunicacoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  estado text not null default 'rascunho'
    check (estado in ('rascunho', 'aguardando_aprovacao', 'na_espera', 'enviando', 'interrompida', 'concluida')),
  tipo text not null default 'email' check (tipo in ('email')),
  tema text check (length(tema) between 1 and 80),
  remetente text,
  titulo text check (length(titulo) between 1 and 200),
  corpo_html text not null default '',
  corpo_texto text not null default '',
  selecao jsonb not null,
  -- Whoever wrote in it: none of them approves it.
  editores uuid[] not null default '{}',
  esperados int check (esperados >= 1),
  sai_em timestamptz,
  enviada_por uuid,
  enviada_em timestamptz,
  aprovada_por uuid,
  aprovada_em timestamptz,
  recusa_motivo text check (length(recusa_motivo) between 1 and 500),
  concluida_em timestamptz,
  -- 'Enviar correção' of this one.
  origem_id uuid references comunicacoes (id) on delete set null,
  -- Of a survey: its mails carry personal links.
  pesquisa_id uuid,
  constraint comunicacoes_enviada check (estado = 'rascunho' or
    (titulo is not null and tema is not null and remetente is not null and esperados is not null and enviada_por is not null)),
  constraint comunicacoes_saindo check (estado not in ('na_espera', 'enviando') or sai_em is not null),
  constraint comunicacoes_concluida check ((estado = 'concluida') = (concluida_em is not null)),
  -- The setting may ask for a second person: that it is one, the database sees to.
  constraint comunicacoes_duas_pessoas check (aprovada_por is null or (aprovada_por <> enviada_por and not aprovada_por = any (editores)))
);
comment on table comunicacoes is 'Comunicações aos filiados: rascunhos e envios.';
create index comunicacoes_estado on comunicacoes (estado, atualizado_em desc, id);
create index comunicacoes_atualizado on comunicacoes (atualizado_em desc, id);
create index comunicacoes_saindo on comunicacoes (sai_em, id) where estado in ('na_espera', 'enviando');
create index comunicacoes_origem_id on comunicacoes (origem_id) where origem_id is not null;
create index comunicacoes_titulo on comunicacoes (sede.sem_acento(titulo), enviada_em) where enviada_em is not null;
select sede.auditar('comunicacoes', 'comunicacoes', 'id', '{corpo_html,corpo_texto,selecao,editores}');

create table comunicacao_destinatarios (
  id uuid primary key default gen_random_uuid(),
  comunicacao_id uuid not null references comunicacoes (id) on delete cascade,
  filiado_id uuid not null,
  -- As they stood when it was frozen.
  email text,
  valores jsonb not null,
  estado text not null check (estado in ('na_fila', 'na_caixa', 'enviado', 'arquivado', 'falhou', 'incerto', 'de_fora')),
  motivo text,
  email_id uuid references emails (id) on delete set null,
  enviado_em timestamptz,
  constraint comunicacao_destinatarios_filiado foreign key (filiado_id) references filiados (id),
  constraint comunicacao_destinatarios_um unique (comunicacao_id, filiado_id),
  constraint comunicacao_destinatarios_motivo check ((estado = 'de_fora') = (motivo is not null)),
  constraint comunicacao_destinatarios_email check (estado = 'de_fora' or email is not null)
);
comment on table comunicacao_destinatarios is 'A quem cada comunicação foi, como chegou, e quem ficou de fora e por quê.';
create unique index comunicacao_destinatarios_um_email on comunicacao_destinatarios (comunicacao_id, lower(email))
  where estado <> 'de_fora';
create index comunicacao_destinatarios_estado on comunicacao_destinatarios (comunicacao_id, estado, id);
create index comunicacao_destinatarios_filiado_id on comunicacao_destinatarios (filiado_id);
create index comunicacao_destinatarios_email_id on comunicacao_destinatarios (email_id) where email_id is not null;
create index comunicacao_destinatarios_incertos on comunicacao_destinatarios (comunicacao_id) where estado = 'incerto';

create table comunicacao_imagens (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  comunicacao_id uuid not null references comunicacoes (id) on delete cascade,
  anexo_id uuid not null references anexos (id),
  nome text not null,
  constraint comunicacao_imagens_uma_vez unique (comunicacao_id, anexo_id)
);
comment on table comunicacao_imagens is 'Imagens das mensagens, que vão dentro delas.';
create index comunicacao_imagens_anexo_id on comunicacao_imagens (anexo_id);
select sede.auditar('comunicacao_imagens', 'comunicacoes', 'comunicacao_id');

-- An address that comes back ends with a new address.
create function sede.tg_endereco_novo() returns trigger language plpgsql as
$$
begin
  new.email_devolvido_em := null;
  return new;
end
$$;
create trigger endereco_novo before update of email, email_funcional, preferencia_comunicacao on filiados
  for each row when (old.email_devolvido_em is not null and (old.email is distinct from new.email
    or old.email_funcional is distinct from new.email_funcional or old.preferencia_comunicacao <> new.preferencia_comunicacao))
  execute function sede.tg_endereco_novo();
