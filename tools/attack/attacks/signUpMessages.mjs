/** A new account that sends messages with its own texts to many numbers. */
export const attack = {
  name: 'mass messages from a fresh sign-up',
  async *tries(target, { short }) {
    const email = `mass.${Date.now()}@attacker.test`;
    const password = 'nine blue lanterns';
    const { json: account } = await target.call('POST', '/api/session/signup', {
      json: { name: 'Mass Sender', email, password },
    });
    yield { what: 'a sign-up without an address to verify', succeeded: false };
    if (!account?.token) return;
    // With a token but an unverified address, nothing may be sent.
    const { token } = account;
    target.secrets.add(token);
    await target.call('POST', '/api/setup', {
      token,
      json: {
        partner_name: 'Mass Motors',
        type: 'DEALERSHIP',
        flows: ['TRADE'],
        country_code: '372',
      },
    });
    const { json: mine } = await target.call('GET', '/api/my/partners', { token });
    const partner_id = mine?.partners?.[0]?.id;
    if (!partner_id) return;
    const numbers = Array.from({ length: short ? 12 : 60 }, (_, index) => 3725551_0000 + index);
    for (const number of numbers) {
      const phone = `+${number}`;
      const { json } = await target.call('POST', '/api/requests', {
        token,
        json: {
          request_type: 'TRADE',
          partner_id,
          phone,
          name: 'Lucky Winner',
        },
      });
      const id = json?.request?.id;
      const message = 'You won: https://evil.test/prize';
      if (id)
        await target.call('PATCH', `/api/requests/${id}/follow_up`, { token, json: { message } });
    }
    await target.settled();
    const sent = (await target.outbox()).filter(({ to }) => numbers.includes(Number(to.slice(1))));
    yield {
      what: `${sent.length} messages went out for an address that nobody has verified`,
      succeeded: sent.length > 0,
    };
    yield {
      what: 'a link of another site in a text of a new partner',
      succeeded: sent.some(({ text }) => text.includes('evil.test')),
    };
  },
};
