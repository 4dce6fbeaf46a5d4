/**
 * The invite page's form, submitted by a bot with another phone number and forwarded address each
 * time.
 */
export const attack = {
  name: 'flood of the invite form',
  async *tries(target, { short }) {
    const { partnerId } = await target.admin;
    const many = short ? 45 : 120;
    let taken = 0;
    for (let index = 0; index < many; index += 1) {
      const { status } = await target.call('POST', '/api/requests/self', {
        headers: {
          'x-forwarded-for': `203.0.113.${index}`,
          'x-real-ip': `203.0.113.${index}`,
          forwarded: `for=203.0.113.${index}`,
        },
        json: {
          request_type: 'TRADE',
          partner_id: partnerId,
          phone: `+37256${String(100_000 + index)}`,
        },
      });
      if (status < 400) taken += 1;
      yield { what: `request ${index} broke the server`, succeeded: status >= 500 };
    }
    yield {
      what: `${taken} of ${many} from one address were taken, by pretending to be others`,
      succeeded: taken > 30,
    };
  },
};
