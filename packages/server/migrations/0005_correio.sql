-- Outbox of e-mail: written in the transaction of what it tells about, sent by a loop of the program afterwards.
-- Not audited: the act that caused it is. The text is erased once it has left, since it may carry a personal link.
create table emails (
  id uuid primary key,
  message_id text not null unique,
  para text not null,
  assunto text not null,
  texto text,
  html text,
  motivo text not null,
  estado text not null default 'pendente' check (estado in ('pendente', 'enviado', 'falhou', 'arquivado')),
  tentativas int not null default 0,
  proxima_tentativa_em timestamptz,
  ultimo_erro text,
  criado_em timestamptz not null,
  enviado_em timestamptz,
  constraint emails_pendente_tem_hora check ((estado = 'pendente') = (proxima_tentativa_em is not null)),
  constraint emails_texto_ate_sair check (texto is not null or estado in ('enviado', 'arquivado'))
);
comment on table emails is 'Caixa de saída: pendente, enviado, falhou (desistiu) ou arquivado (.eml, e-mail não configurado).';
create index emails_pendentes on emails (proxima_tentativa_em) where estado = 'pendente';
create index emails_criado on emails (criado_em desc, id desc);
