// Generated from openapi.yaml: npm run generate -w @forecourt/contract

export interface paths {
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Of the token in the header. A token that was revoked or has ended answers 401.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Refused with ACCOUNT_NOT_FOUND or WRONG_PASSWORD.
         */
        post: operations["createSession"];
        /**
         * Sign out
         * @description Revokes the token and closes its sockets.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Makes an account and signs it in. An email asks to verify the address. Whether it is open to all is in getRuntimeConfig.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the second factor, or with a passkey alone
         * @description The second step of a sign-in, with the challenge that createSession answered; or the only one, with a passkey. Challenges end after five minutes and a few attempts.
         */
        post: operations["createSessionByFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/factor/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a passkey is asked at sign-in
         * @description With the challenge of a sign-in that asks for a second factor, or without one for signing in by a passkey alone.
         */
        post: operations["getFactorOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show again who one is, before a sensitive act
         * @description Refused with WRONG_PASSWORD, SECOND_FACTOR_REFUSED or CHALLENGE_ENDED.
         */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/reauthenticate/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How the signed-in user shows that it is them
         * @description Their password; or, where they have one, their second factor. Who has neither signs in with their company again.
         */
        post: operations["getReauthenticateOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Second factors of the user
         * @description Names and times alone; keys and codes are never answered.
         */
        get: operations["getFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/factors/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description With what navigator.credentials.create answered. The first factor of a user brings ten recovery codes, shown this one time.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/factors/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a new passkey is asked
         * @description For navigator.credentials.create, with a challenge for addPasskey. It asks for a session that was proven in the last 15 minutes.
         */
        post: operations["getPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/factors/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Recovery codes end with the last factor. Where a partner of the user requires one, they can do nothing there until they have one again.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description The name is for the user alone, to tell passkeys from each other.
         */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/api/session/factors/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set up the authenticator app, or another one in its place
         * @description With the first code of the app. One in its place ends the earlier one; the first factor of a user brings ten recovery codes.
         */
        put: operations["putAuthenticatorApp"];
        post?: never;
        /**
         * Remove the authenticator app
         * @description Recovery codes end with the last factor. Where a partner of the user requires one, they can do nothing there until they have one again.
         */
        delete: operations["removeAuthenticatorApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/factors/app/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The key for an authenticator app
         * @description It counts once a code of it was given.
         */
        post: operations["getAuthenticatorAppOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/factors/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes; the earlier ones end
         * @description Shown this one time. For users who have a passkey or an authenticator app; others get 409.
         */
        post: operations["createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the user is signed in
         * @description The one last used comes first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description Of the user, this one included. Live channels close as well.
         */
        delete: operations["deleteAllSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one device
         * @description Its live channels close as well. Sessions of other users answer 404.
         */
        delete: operations["deleteOneSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's own profile
         * @description Name, address, phone number, absence, language and emails. Members see their own alone; colleagues are in listColleagues.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the user's own name, phone number, absence, emails and their language
         * @description What is left out stays. The email address is changed by no call. Emails can be turned on only for a verified address.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the user's own password
         * @description Every other session of the user ends, and a mail tells them. Refused with WRONG_PASSWORD or WEAK_PASSWORD.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link that verifies the user's own email address again
         * @description RATE_LIMITED within a minute.
         */
        post: operations["sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/password_resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose another password
         * @description The same answer for any address, at the same time: whether there is an account shows nowhere but in its mailbox.
         */
        post: operations["askPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/password_resets/{resetKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose password the link is for
         * @description For the page that the link opens. A link that was used, replaced by a newer one or has expired answers 404.
         */
        get: operations["getPasswordReset"];
        put?: never;
        /**
         * Choose another password
         * @description Works once. Every session of the account ends, and a mail tells its owner. Refused with WEAK_PASSWORD.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/delivery_receipts/{receiptKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what became of a text message, as the SMS provider
         * @description The address is given to the provider with each message. `delivered` marks it as delivered, `failed` as not delivered, with the ways on that staff have for every message that failed. Whatever is reported after it was delivered changes nothing.
         */
        post: operations["recordDeliveryReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/delivery_receipts/{receiptKey}/twilio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what became of a text message, as Twilio
         * @description As any provider's receipt, in Twilio's own form.
         */
        post: operations["recordTwilioReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/digest_opt_outs/{digestKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose digest or weekly figures they are, for the page behind the link in them
         * @description Opening the link ends nothing, since link scanners open links, too. A browser that follows the address from the header List-Unsubscribe is sent on to the page.
         */
        get: operations["getDigestOptOut"];
        put?: never;
        /**
         * Turn the digest or the weekly figures off
         * @description Also the one-click address of the header List-Unsubscribe (RFC 8058).
         */
        post: operations["optOutOfDigest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/verifications/{verifyKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which email address the link verifies
         * @description For the page that the link opens; verifying is a call of its own, so that mail scanners that open links verify nothing.
         */
        get: operations["getVerification"];
        put?: never;
        /**
         * Verify an email address
         * @description Works once. A business that its owner has set up may send from now on.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up the first partner of somebody who belongs to none
         * @description Its maker is its administrator. Unique ids are made from the name. INVALID_TRANSITION for somebody who belongs to a partner.
         */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partner accounts of the signed-in user
         * @description The first is the default.
         */
        get: operations["listMyPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dealers that can be invited to an auction
         * @description Newest first unless sorted. Deactivated dealers, and those who opted out, are listed only when state names them.
         */
        get: operations["listPartners"];
        put?: never;
        /**
         * Add a dealer to the directory
         * @description An address that another dealer of the partner has is refused with DUPLICATE, which names that dealer.
         */
        post: operations["createDealer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{dealerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One dealer of the directory
         * @description With its groups, what is known of its auctions, and whether it wants no more invitations.
         */
        get: operations["getDealer"];
        put?: never;
        post?: never;
        /**
         * Set a dealer aside
         * @description It is invited to nothing anymore. Its auctions, bids and fees stay, so that it can be taken back.
         */
        delete: operations["deactivateDealer"];
        options?: never;
        head?: never;
        /**
         * Change a dealer, or take it back
         * @description The state of a dealer who opted out cannot be changed (INVALID_TRANSITION).
         */
        patch: operations["updateDealer"];
        trace?: never;
    };
    "/api/dealer_ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of all dealers that match, to select them all
         * @description The same filters as the list, and the same defaults.
         */
        get: operations["listDealerIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealer_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups, makes and states of a directory
         * @description What a list of dealers can be filtered by, with how many dealers each has.
         */
        get: operations["listDealerGroups"];
        put?: never;
        /**
         * Name a set of dealers
         * @description A name that another group of the partner has, case ignored, is refused with DUPLICATE.
         */
        post: operations["createDealerGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealer_groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a group; its dealers stay
         * @description Auctions to which the group was invited stay as they are.
         */
        delete: operations["removeDealerGroup"];
        options?: never;
        head?: never;
        /**
         * Rename a group, add dealers to it or remove them
         * @description What is left out stays. Dealers are named by their ids; those of another partner are refused.
         */
        patch: operations["updateDealerGroup"];
        trace?: never;
    };
    "/api/dealer_imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add dealers from a CSV file
         * @description With dry_run a preview of every row. Without it all rows are written, or none: a row with an error refuses the whole with 422, whose errors name rows.{line}.{field}.
         */
        post: operations["importDealers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealer_exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The directory as a CSV file
         * @description The export is put on record as a security event. Headers and states are in the language of Accept-Language that the partner offers, else in the partner's default; `POST /api/dealer_imports` takes them in each.
         */
        post: operations["exportDealers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/dealer_opt_outs/{optOutKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a dealer has opted out, for the page behind the link in its mails
         * @description Opening the link opts nobody out, since link scanners open links, too. A browser that follows the address from the header List-Unsubscribe is sent on to the page.
         */
        get: operations["getDealerOptOut"];
        put?: never;
        /**
         * Refuse further mails, as a dealer
         * @description Also the one-click address of the header List-Unsubscribe (RFC 8058). What a dealer must be told about a deal it has is still sent.
         */
        post: operations["optOutDealer"];
        /**
         * Take it back, as the dealer
         * @description By the same link that the dealer opted out with. Invitations reach it again from then on.
         */
        delete: operations["optInDealer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/customisations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a partner has set up its areas
         * @description One for each flow: look, texts and what customers are asked for. A flow that is missing here is not set up.
         */
        get: operations["listPartnerCustomisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that can be set for a partner
         * @description With the version to send back in updateSettings, so that two editors do not overwrite each other.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings
         * @description All that is named is written, or nothing. Invite, capture and public pages show it at once.
         */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/api/partners/{id}/auction_defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a partner's auctions go by
         * @description Rules that createAuction takes for what it leaves out, and the currency of their amounts. Administrators set them in the settings.
         */
        get: operations["getAuctionDefaults"];
        /**
         * Set what a partner's auctions go by
         * @description Auctions that run keep their rules.
         */
        put: operations["putAuctionDefaults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/settings/images/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a logo or the side image
         * @description What the bytes are is decided by looking at them; the picture is resized and encoded again. SVG is not taken. Not under the 5 s timeout.
         */
        put: operations["putSettingsImage"];
        post?: never;
        /**
         * Do without a logo or the side image
         * @description Published at once, as a version of its own.
         */
        delete: operations["deleteSettingsImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/settings/translations/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the translation file of a locale
         * @description A locale that is not in the list yet is added to it. Errors name the message that is wrong; a file with one is not taken at all.
         */
        put: operations["putTranslation"];
        post?: never;
        /**
         * Remove a locale
         * @description Both its file and its place in the list; of en-US the file only.
         */
        delete: operations["deleteTranslation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/settings/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what
         * @description Newest first.
         */
        get: operations["listSettingsChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long customers’ data is kept, and whether Insights name members
         * @description Null months keep data until it is erased by hand.
         */
        get: operations["getPrivacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set how long customers’ data is kept, and whether Insights name members
         * @description What is due then is erased by night, as a job. Each setting that changes is an entry of the record.
         */
        patch: operations["updatePrivacy"];
        trace?: never;
    };
    "/api/partners/{id}/privacy/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many requests a retention would erase now
         * @description For a number of months that is being thought about. Nothing is changed.
         */
        get: operations["countDue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/privacy/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers by name, email address or phone number
         * @description By a part of the name, the email address or the phone number. Requests that share an address or a number are one customer.
         */
        get: operations["searchCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/privacy/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was exported and erased, by whom and why
         * @description The newest first. Records hold no personal data, and are kept when the customer is erased.
         */
        get: operations["listPrivacyRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is kept of the customer of a request
         * @description All requests that share an email address or phone number with this one, and how much is kept of each kind. Read it before an export or an erasure.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/customer/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export what is kept of the customer of a request
         * @description It is put on record. The export itself is made while it is fetched.
         */
        post: operations["exportCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/customer/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the customer of a request
         * @description All of their requests with this partner and what belongs to them, at once; files follow within minutes. It cannot be taken back. Fees and the hashed record of auctions stay, without the customer.
         */
        post: operations["eraseCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{exportKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer’s data and photos, as one zip
         * @description The address comes from exportCustomer and ends with the session that asked, or after an hour.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a second factor is required, and which members have one
         * @description Active members alone. Administrators see who would be shut out before they require it.
         */
        get: operations["getSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Require a second factor of every member, or no longer
         * @description Only somebody who has one requires it of others (else 409 INVALID_TRANSITION).
         */
        patch: operations["updateSecurity"];
        trace?: never;
    };
    "/api/partners/{id}/security/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log of security events
         * @description Newest first.
         */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put on record that data is about to leave as a file
         * @description The console asks before it writes a file of what it shows; the log names who, what and how much.
         */
        post: operations["recordExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved_views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved views of a partner's lists
         * @description All of them, by name: a partner has 100 at most.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view for everybody in the branch
         * @description A name that another view of the same list has, case ignored, is refused with DUPLICATE. Beyond 100 views of a partner it is 409 LIMIT_REACHED.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved_views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a view
         * @description What it shows stays where it is; only the name is gone, for everybody in the branch.
         */
        delete: operations["removeSavedView"];
        options?: never;
        head?: never;
        /**
         * Rename a view, or change what it shows
         * @description A name that another view of the same list has, case ignored, is refused with DUPLICATE.
         */
        patch: operations["updateSavedView"];
        trace?: never;
    };
    "/api/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the caller has a report or a conversation open
         * @description Colleagues who have the same report open learn of it by the event presence. Nothing of it is stored. Who may only look is present, but never writing.
         */
        post: operations["announcePresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What concerns the caller in a partner
         * @description Only the caller's own. The newest 200 of the last 60 days are kept.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many of the caller's notifications are unread
         * @description Of one partner. Events of the live channel say when to ask again.
         */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Those that are named, or all. What is read already or somebody else's stays as it is.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who works for a partner now, for assigning and mentioning
         * @description Active members with role and absence; no email addresses and phone numbers.
         */
        get: operations["listColleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who belongs to a partner and who is invited
         * @description For administrators: contact details, roles and the last sign-in, and invitations that nobody has accepted.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody by email
         * @description Refused with ALREADY_MEMBER or ALREADY_INVITED.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description Its link answers 404 from then on. The person can be invited again.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/invitations/{invitationId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description With a new link; the one before it ends.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member's second factors, as when a phone is lost
         * @description For administrators of every partner that the member belongs to. The member is signed out and told by email.
         */
        delete: operations["removeMemberFactors"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a member's role, deactivate or reactivate them
         * @description Deactivating ends their sessions and closes their sockets. It concerns this partner only. The last administrator stays: LAST_ADMIN.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/users/{userId}/password_reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a member a link to choose another password
         * @description An administrator never sets or learns a password.
         */
        post: operations["sendPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{invitationKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with the account that is signed in
         * @description For the account of the invited address alone; any other finds nothing. Works once.
         */
        post: operations["joinPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/invitations/{invitationKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the invited person is invited to
         * @description For the page that the link opens. A link that was accepted, revoked or has expired answers 404.
         */
        get: operations["getInvitation"];
        put?: never;
        /**
         * Accept an invitation
         * @description Makes the account and signs in. Works once. Whoever has an account signs in and joins with it. One who comes back with a second factor is a member then, and is asked for it before there is a session. ACCOUNT_EXISTS says that there is an account.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner_customisations/{uniqueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invite page shows
         * @description Look and texts of the partner, by the part of the page’s address; of a link that names an agent, who that is.
         */
        get: operations["getPartnerCustomisation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/{uniqueId}/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts of a locale
         * @description The translation file of spec §7: the partner's own texts, and where it has none those of the product in that language. Its address stands in the locale list of a customisation, so clients take it from there. Below `product` are the product's own texts, without a partner's.
         */
        get: operations["getTranslation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of requests
         * @description The server routes it with and without a slash at the end.
         */
        get: operations["listRequests"];
        put?: never;
        /**
         * Send a customer a request by phone or email
         * @description The server routes it with and without a slash at the end.
         */
        post: operations["createRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a request on the invite page
         * @description The link goes out by SMS, in the language of Accept-Language that the partner offers.
         */
        post: operations["createSelfRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts for the tabs of a request list
         * @description One number for each status, with the same filters as listRequests.
         */
        get: operations["countRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest open request that a branch has sent to a phone number or an email address
         * @description Asked before a request is sent, so that nobody gets a second one by mistake. Looks in one flow of one partner; open is what is neither completed nor archived. Give either phone or email.
         */
        get: operations["findOpenRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find requests and their cars in every flow of a partner
         * @description Looks at name, email address, phone number, plate, VIN, and year, make and model of the car, and at claim and policy numbers with and without their punctuation, for the one box of the console that finds everything. The lists keep their own searches.
         */
        get: operations["searchRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request_batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest batches of a flow, of the whole branch
         * @description At most 10, the newest first.
         */
        get: operations["listRequestBatches"];
        put?: never;
        /**
         * Send requests to many customers
         * @description The rows are sent one after another, each by the rules of a single request, at the pace of one member of staff. A row is sent once, however often the server is restarted.
         */
        post: operations["createRequestBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request_batches/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who of many customers has an open request, and how many messages are left
         * @description Nothing is written. Looks in one flow of one partner, as findOpenRequest does.
         */
        post: operations["checkRequestBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request_batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A batch with the results of its rows
         * @description Counts of all rows and the first 100 of them. While the batch is being sent, ask again for how far it has come.
         */
        get: operations["getRequestBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request_batches/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop what is not sent yet
         * @description What is sent stays sent. Repeating it changes nothing.
         */
        post: operations["cancelRequestBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request_batches/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the rows that failed once more
         * @description Rows that were sent, skipped or stopped stay as they are. Without failed rows nothing changes.
         */
        post: operations["retryRequestBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request_batches/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The results of a batch as a CSV file
         * @description The export is put on record as a security event. Headers and results are in the language of Accept-Language that the partner offers, else in the partner's default.
         */
        post: operations["exportRequestBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report for staff
         * @description All that staff may know: answers, photos, damages, trade-in, auction, claim or inspection. Addresses of photos end after some hours; read the report again for new ones.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Archive a request
         * @description ARCHIVED is the one status that can be asked for.
         */
        patch: operations["updateRequest"];
        trace?: never;
    };
    "/api/requests/{id}/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say who looks after a request
         * @description An active member of the partner who may act on requests, or null for nobody; somebody else is not found. Whoever gets it from a colleague is notified.
         */
        put: operations["assignRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw a car from its public page, or list it again
         * @description While it is withdrawn, the public page says that the car is no longer offered, and takes no questions (GONE); dealers, the owner and conversations that have begun go on. A request that leads to no sale is not found.
         */
        put: operations["changeListing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/follow_up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Remind the customer
         * @description The status becomes FOLLOW_UP_SENT. How often and how soon a customer can be reminded is limited (QUOTA_EXCEEDED).
         */
        patch: operations["followUpRequest"];
        trace?: never;
    };
    "/api/requests/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send the request again
         * @description With the same link and the partner’s present text. The status becomes SENT, unless no message to the customer was ever taken by a provider.
         */
        patch: operations["resendRequest"];
        trace?: never;
    };
    "/api/requests/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo archiving
         * @description The request gets back the status that it was archived with.
         */
        post: operations["unarchiveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/retry_delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again to send a message that was not delivered
         * @description The same words, to the same number or address or to a corrected one; by another channel, those that are written for it. Counts as sending again; the status follows when the provider has taken it.
         */
        post: operations["retryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/revoke_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every link of a request
         * @description The customer's, the owner's, the public ones and those of its conversations. New ones are made from
         *       then on. Links of dealers are the auction's and stay.
         *     Administrators only.
         */
        post: operations["revokeRequestLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/additions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a customer to add to a completed report
         * @description Refuses photos, reopens the customer's link for exactly the steps asked for, and sends it to them. The request is IN_PROGRESS until they send it again, or it is cancelled. One at a time.
         */
        post: operations["createAddition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/additions/{additionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for nothing more
         * @description The report is complete again, with what has come in the meantime; refused photos that nothing has replaced count again. Again is harmless.
         */
        post: operations["cancelAddition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/additions/{additionId}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Accept a refused photo after all
         * @description While nothing has replaced it. If nothing else is asked for, the addition is cancelled. Again is harmless.
         */
        delete: operations["takeBackRefusal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/damages/{damageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a damage that staff added out of the report
         * @description It goes with the photo that it came with, and what the detection found is open again; photos that the customer sent of it stay. Again is harmless; 422 for a damage that the customer marked.
         */
        delete: operations["removeDamage"];
        options?: never;
        head?: never;
        /**
         * Change the kind and size of a damage
         * @description What is left out stays as it is. What the customer said is kept beside it. Again is harmless.
         */
        patch: operations["changeDamage"];
        trace?: never;
    };
    "/api/requests/{id}/damages/{damageId}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Place a damage on the 360 scan
         * @description Replaces where it was placed before. Each frame at most once, and within the scan; the scan is the one that the report shows (422 otherwise, INVALID_FORMAT). Again is harmless.
         */
        put: operations["placeDamagePin"];
        post?: never;
        /**
         * Take a damage off the 360 scan
         * @description The damage stays. Again is harmless.
         */
        delete: operations["removeDamagePin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/findings/{findingId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a finding of the damage detection
         * @description It becomes a damage of the report with a photo, and is seen by everybody who sees the report. Again with the same is harmless; 409 once it was dismissed, or accepted with something else.
         */
        post: operations["acceptFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/findings/{findingId}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a finding of the damage detection
         * @description It is no longer shown. Again is harmless; 409 once it was accepted.
         */
        post: operations["dismissFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/photos/{photoId}/plate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where the license plate is on a photo, and whether it is hidden
         * @description Replaces what was said before. A hidden one is made unreadable in the photo that the report's public links and conversations show; staff, the customer's phone and dealers see the photo as it is. The box lies within the photo (422 otherwise, INVALID_FORMAT). Again is harmless.
         */
        put: operations["placePlate"];
        post?: never;
        /**
         * Forget where the license plate is on a photo
         * @description Everybody sees the photo as it is. Again is harmless.
         */
        delete: operations["removePlate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/conversation_photos/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a photo of the conversation with the customer to the report
         * @description Staff see it in the report from then on; it is in no report behind a link. Again is harmless; 422 for a PDF file, and for a photo from the conversation with a buyer.
         */
        put: operations["addConversationPhoto"];
        post?: never;
        /**
         * Take a photo of the conversation out of the report
         * @description It stays in the conversation. Again is harmless.
         */
        delete: operations["removeConversationPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct what a customer gave
         * @description The customer's own value is kept beside it, until they give another one. Nothing is written if one of the values is no longer the one that was seen (STALE_DETAILS with the current ones), unless it is the right one already. Sends nothing. Again is harmless.
         */
        patch: operations["correctDetails"];
        trace?: never;
    };
    "/api/requests/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Timeline of a request
         * @description Oldest first.
         */
        get: operations["listRequestEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a follow-up, resending or addition would send, and to whom
         * @description The words as they would go out now; while an addition is open, they speak of what is still to come. Of the link only its beginning is shown: the key in it is the customer's.
         */
        get: operations["previewMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The car that has waited longest for what this one just got
         * @description Null when none waits.
         */
        get: operations["getNextRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record of a trade-in's offers and answers
         * @description Each entry is sealed with the one before it.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/{sessionKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report by its link
         * @description Public trade, offer, claim or inspect report: the kind of the key decides which, and what it may tell.
         */
        get: operations["getPublicRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/cars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of reported cars
         * @description The server routes it with and without a slash at the end. Newest first; trade when the type is left out.
         */
        get: operations["listCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/cars/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts for the tabs of a car list
         * @description One number for each status, with the same filters as listCars. Cars of the partner’s flow alone are counted.
         */
        get: operations["countCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{uploadId}/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which request a photo or scan belongs to
         * @description A photo over a car list is named by its number alone; this tells whose it is.
         */
        get: operations["getUploadRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/cars/market_survey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the market says about a car
         * @description Of the provider that the operator has set; without one, figures are made up and sample is true. It answers 503 when the provider does not.
         */
        get: operations["getMarketSurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trade_in/{tradeId}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer the owner a price
         * @description The owner gets a message with a link. A car that is in an auction, or whose owner has an offer to answer, takes none (INVALID_TRANSITION).
         */
        post: operations["createTradeInOffer"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Accept or decline the offer, as its owner
         * @description The body carries the key of the owner's link. The answer is single-use. A second answer is refused with ALREADY_ANSWERED.
         */
        patch: operations["answerTradeInOffer"];
        trace?: never;
    };
    "/api/trade_in/{tradeId}/offers/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the owner the pending offer again, by text message or by email
         * @description Without such an address `channel` is refused with MISSING_FIELD; 409 when no offer waits for the owner. Quotas and countries apply.
         */
        post: operations["sendOfferMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trade_in/{tradeId}/offers/extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the owner more time to answer the pending offer
         * @description The owner is told the new end, and so is the dealer whose offer it is. A dealer's offer binds no longer than it said, so extending it takes `dealer_agreed`, or is refused with MISSING_FIELD. An offer ends 365 days after it was made at the latest. 409 when no offer waits for the owner.
         */
        post: operations["extendOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trade_in/{tradeId}/offers/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the pending offer from the owner
         * @description The owner's page says so and gives the reason, as does the dealer whose offer it was; an owner who got the offer is told, too. The car is free for another offer or auction. 409 when no offer waits for the owner.
         */
        post: operations["withdrawOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trade_in/{tradeId}/offers/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The owner's page of the pending offer, to pass on by hand
         * @description Whoever opens it can answer as the owner, so each call is an entry of the request's timeline. 409 when no offer waits for the owner.
         */
        post: operations["copyOfferLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a report with dealers for an auction
         * @description Invites dealers by email or SMS, each with a link of its own. A car has one running auction at most.
         */
        post: operations["createAuction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/{auctionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An auction for staff, as often as nothing is live
         * @description As it is now, by the server's clock.
         */
        get: operations["getAuction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Invite more dealers to a running auction, or let it end later
         * @description New dealers are invited; of another end every dealer is told.
         */
        patch: operations["changeAuction"];
        trace?: never;
    };
    "/api/auctions/{auctionId}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new auction for the same car starts with
         * @description The rules, times and dealers of the last one. Dealers who can no longer be invited are left out.
         */
        get: operations["getAuctionAgain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/{auctionId}/offer_best": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer the owner the best bid though the reserve was not met
         * @description Only with the status RESERVE_NOT_MET, as long as the bid holds, and while nothing else was begun with the car.
         */
        post: operations["offerBestBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/{auctionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a running auction without a winner
         * @description The dealers are told why.
         */
        post: operations["cancelAuction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/{auctionId}/dealers/{dealerId}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a dealer of an auction again what did not arrive
         * @description In the same words by the same channel; an invitation also by the other one while the auction runs. `channel` is one of the dealer's `ways`, or it is refused with INVALID_FORMAT; 409 when nothing has failed. Quotas and countries apply.
         */
        post: operations["sendBidderMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auctions/{auctionId}/dealers/{dealerId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A dealer's page of an auction, to pass on by hand
         * @description Whoever opens it can bid as the dealer, so each call is an entry of the request's timeline.
         */
        post: operations["copyBidderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/auctions/dealers/{dealerKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An auction by a dealer's link
         * @description The car, the rules, the dealer’s own bids and what it may know of the others’. Opening it is recorded as seen.
         */
        get: operations["getDealerAuction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say whether to go on with the trade-in, as the winner
         * @description The answer is single-use.
         */
        patch: operations["continueTradeIn"];
        trace?: never;
    };
    "/api/public/auctions/dealers/{dealerKey}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The dealer looks at the page of the invitation
         * @description Sent by the page once somebody sees it, as messengers read links by themselves. The first time is kept. Again is harmless.
         */
        post: operations["openInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/dealer_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the links to a dealer's own pages
         * @description A mail goes out for each partner that has an active dealer with this address. The same answer for any address, at the same time: who is a dealer shows nowhere but in its mailbox.
         */
        post: operations["askDealerLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/dealers/{dealerPageKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a dealer's auctions, by the link of its own page
         * @description Running auctions are those that end first; won and past ones those that ended last. Reading renews the link. A wrong, revoked and expired one answer alike: 404. The cookie forecourt_locale has the language that was chosen on the page: if the partner offers it, the dealer is written to in it from then on.
         */
        get: operations["getDealerPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bid, as a dealer
         * @description The body carries the key of the dealer's link. Bids are firm. The cookie forecourt_locale counts as in getDealerPage. Refused with OFFER_TOO_LOW (and the minimum), AUCTION_ENDED, BUY_NOW_GONE or NOT_INVITED.
         */
        post: operations["createPublicOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/second_chance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the next dealer to stand by its bid
         * @description After a deal fell through. On the dealer’s yes the owner gets it as a new offer on the same link. Refused while another dealer is asked, or once an auction or another offer has followed.
         */
        post: operations["createSecondChance"];
        /**
         * Take a second chance back
         * @description While its dealer has not answered; the dealer is told.
         */
        delete: operations["cancelSecondChance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a side withdrew
         * @description For a side that told staff; all concerned are told.
         */
        post: operations["withdrawDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tick a part of the handover, as staff
         * @description For the partner where it is the buyer, else on behalf of the dealer or the owner. Doing it twice changes nothing.
         */
        post: operations["tickHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/sold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the car as sold
         * @description Ends the deal. With parts of the handover missing a note is required (MISSING_FIELD).
         */
        post: operations["sellDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trade_in/{tradeId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw, as the owner
         * @description The body carries the key of the owner’s link. Only before contact: while the dealer has not said that it goes on, and no part of the handover is ticked.
         */
        post: operations["withdrawTradeIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trade_in/{tradeId}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tick a part of the handover, as the owner
         * @description The body carries the key of the owner’s link.
         */
        post: operations["tickOwnHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/auctions/dealers/{dealerKey}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tick a part of the handover, as the dealer
         * @description Once the dealer has said that it goes on.
         */
        post: operations["tickDealerHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/auctions/dealers/{dealerKey}/second_chance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a second chance, as the dealer
         * @description The answer is single-use; a no takes a reason (MISSING_FIELD).
         */
        post: operations["answerSecondChance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/receipts/{id}/{sessionKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The owner's receipt, as a PDF
         * @description By the key of the owner's offer link, while the deal stands.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Conclude a claim or an inspection
         * @description Also an inspection’s, by its id. The customer is told where the partner switched that on, after the time in which the conclusion can be undone.
         */
        patch: operations["updateClaim"];
        trace?: never;
    };
    "/api/claims/{claimId}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the customer the conclusion now, or once more, by text message or by email
         * @description Without such an address `channel` is refused with MISSING_FIELD; 409 when no conclusion stands, or the partner does not tell it. Quotas and countries apply.
         */
        post: operations["sendConclusionMessage"];
        /**
         * Do not tell the customer the conclusion after all
         * @description 409 when it is told already, or was not going to be.
         */
        delete: operations["cancelConclusionMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{claimId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's page of the conclusion, to pass on by hand
         * @description It shows the conclusion from then on, so each call is an entry of the request's timeline; a message that still waits is not sent. 409 as for sending it.
         */
        post: operations["copyConclusionLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of threads
         * @description The server routes it with and without a slash at the end. The one with the newest message comes first.
         */
        get: operations["listThreads"];
        put?: never;
        /**
         * Write to a seller or a buyer
         * @description A message to a customer goes to their conversation, and they are notified by SMS or email. Without a conversation, one is opened.
         */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/messages/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts for the tabs of a thread list
         * @description With the same filters as listThreads.
         */
        get: operations["countThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a thread
         * @description The newest first; metadata.after leads to older ones.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a thread as read or as new
         * @description For all of the staff: when one of them marks it, it is read or new for all.
         */
        patch: operations["updateThread"];
        trace?: never;
    };
    "/chats/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversations of the All Messages panel
         * @description The one with the newest message comes first.
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Begin a conversation
         * @description The other side is notified by SMS or email with a link. Where the two have a conversation about the car already, the message goes there.
         */
        post: operations["createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/conversations/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a conversation
         * @description The newest messages first, with who writes with whom. The parameter since fetches only what came after a message.
         */
        get: operations["getConversation"];
        put?: never;
        /**
         * Write in a conversation
         * @description The other side is notified by SMS or email, unless they have the conversation open.
         */
        post: operations["replyToConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/conversations/{conversationId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff have read up to a message
         * @description The mark is the staff’s together, and the other side sees it. It never moves back.
         */
        post: operations["readConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/conversations/{conversationId}/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notify the other side of the newest message again, by text message or by email
         * @description Without such an address `channel` is refused with MISSING_FIELD; 409 when they have read everything, or their link opens nothing anymore. Quotas and countries apply.
         */
        post: operations["sendConversationNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/conversations/{conversationId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The other side's page of a conversation, to pass on by hand
         * @description Whoever opens it can read and write as the other side, so each call is an entry of the request's timeline. 409 when the link opens nothing anymore.
         */
        post: operations["copyConversationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/listings/{requestId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff announce a photo or a PDF file for a message
         * @description The bytes follow in pieces, then a message names it. The same id again gives the same one. One that no message names is deleted after two days.
         */
        post: operations["createStaffAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/listings/{requestId}/attachments/{uploadId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of a file for a message has arrived
         * @description HEAD answers the same in the header Upload-Offset, as tus 1.0 asks. 0 also for one that has arrived whole.
         */
        get: operations["getStaffAttachmentProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send more of a file for a message
         * @description The core of tus 1.0, as for a report's photos. What the bytes are is decided by looking at them: a photo is encoded anew, a PDF file with scripts, launch actions, files of its own or a password is refused (422).
         */
        patch: operations["appendStaffAttachment"];
        trace?: never;
    };
    "/api/public/threads/{requestId}/{sessionKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask about a car for sale, as a reader of its public report
         * @description The key comes from the link to the public report of a trade-in. Each call starts a new conversation: entering another person's address must not open what that person has written. A sold car takes no questions (CAR_SOLD) until its deal falls through, and a withdrawn one takes none until it is listed again (GONE).
         */
        post: operations["createThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/conversations/{requestId}/{sessionKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the conversation that a link opens
         * @description The key is that of the conversation, or one that only the owner of the car got: it opens the conversation with the seller, which has no message until somebody writes one. With `wait` and `since` the answer is held back until there is something after `since`, or the time is over.
         */
        get: operations["getPublicConversation"];
        put?: never;
        /**
         * Answer from the link
         * @description In the name of the customer or buyer that the link belongs to. Staff are notified.
         */
        post: operations["writePublicMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/conversations/{requestId}/{sessionKey}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The holder of the link has read up to a message
         * @description Staff see how far the message was read. It never moves back.
         */
        post: operations["readPublicConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/conversations/{requestId}/{sessionKey}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holders of a link announce a photo or a PDF file for a message
         * @description The bytes follow in pieces, then a message names it. The same id again gives the same one. One that no message names is deleted after two days.
         */
        post: operations["createPublicAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/conversations/{requestId}/{sessionKey}/attachments/{uploadId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of a file for a message has arrived
         * @description HEAD answers the same in the header Upload-Offset, as tus 1.0 asks. 0 also for one that has arrived whole.
         */
        get: operations["getPublicAttachmentProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send more of a file for a message
         * @description The core of tus 1.0, as for a report's photos. What the bytes are is decided by looking at them: a photo is encoded anew, a PDF file with scripts, launch actions, files of its own or a password is refused (422).
         */
        patch: operations["appendPublicAttachment"];
        trace?: never;
    };
    "/v2/reports/{reportId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments on a report
         * @description All of them, oldest first. Customers and dealers never see comments.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a report
         * @description Colleagues who are mentioned are notified. All members of the partner can read it.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/reports/{reportId}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment of one's own
         * @description Of others’ comments it answers 403, administrators included. It cannot be undone.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe a partner
         * @description Sample data, so nothing is charged. Without a partner_id it is the first partner of the user. Subscribing again changes nothing.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscription and payment methods of a partner
         * @description Placeholder data, labelled so by `sample`.
         */
        get: operations["getBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices of a partner
         * @description Placeholder data, newest first. Dealers' fees are not on them: see listFees.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fees that dealers owe for accepted offers
         * @description Newest first; administrators only.
         */
        get: operations["listFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/dealers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each dealer owes for its leads
         * @description The one with the newest fee first; administrators only.
         */
        get: operations["listDealerFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/capture/{requestId}/{sessionKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the customer is asked for and has given
         * @description A mere read: link scanners open links, so nothing moves.
         */
        get: operations["getCapture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Keep what the customer has filled in
         * @description Called as the customer goes from step to step. What is left out stays; null clears. A report that was handed in takes changes only in what staff asked for since.
         */
        patch: operations["updateCapture"];
        trace?: never;
    };
    "/api/capture/{requestId}/{sessionKey}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's first tap
         * @description Makes the request OPENED if it was not that far, and a conclusion that the customer was told opened. Again is harmless. Accept-Language says in which language the page is read: of those that the partner offers, the customer is written to in it from then on.
         */
        post: operations["openCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/capture/{requestId}/{sessionKey}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the partner for a new link
         * @description For a link that has expired. It stands on the timeline; staff send a new one. Again is harmless.
         */
        post: operations["askForCaptureLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/capture/{requestId}/{sessionKey}/dealers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dealers that the customer may choose from
         * @description By name, A to Z. Nobody is listed where the partner does not ask for a dealer.
         */
        get: operations["listCaptureDealers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/capture/{requestId}/{sessionKey}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a photo or a 360 scan
         * @description Before its bytes are sent, so that they can arrive in pieces and be resumed. Answers 201 for a new one, and 200 with the same upload when the id is known.
         */
        post: operations["createCaptureUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/capture/{requestId}/{sessionKey}/uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a photo or scan back
         * @description The file is deleted, too. Its id cannot be used for another upload.
         */
        delete: operations["deleteCaptureUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/capture/{requestId}/{sessionKey}/uploads/{uploadId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of a photo has arrived
         * @description HEAD answers the same in the header Upload-Offset, as tus 1.0 asks. 0 also for one that has arrived whole.
         */
        get: operations["getUploadProgress"];
        /**
         * Send the bytes of a photo
         * @description May be retried until it answers. Not under the 5 s timeout. What the bytes are is decided by looking at them. The first one makes the request IN_PROGRESS.
         */
        put: operations["putCaptureUploadContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send more of a photo
         * @description The core of tus 1.0: the file's next bytes, as many as come before the line breaks. What arrived is kept for a day. With its last byte the file is taken like one that is sent by PUT.
         */
        patch: operations["appendUploadContent"];
        trace?: never;
    };
    "/api/capture/{requestId}/{sessionKey}/scan/{scanId}/frames/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of a frame of a 360 scan has arrived
         * @description HEAD answers the same in the header Upload-Offset, as tus 1.0 asks. 0 also for one that has arrived whole.
         */
        get: operations["getFrameProgress"];
        /**
         * Send a frame of a 360 scan
         * @description Frames are sent in any order, each by its number from 0; a frame that is sent again replaces the earlier one. completeScan follows the last.
         */
        put: operations["putScanFrame"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send more of a frame of a 360 scan
         * @description The core of tus 1.0: the file's next bytes, as many as come before the line breaks. What arrived is kept for a day. With its last byte the file is taken like one that is sent by PUT.
         */
        patch: operations["appendScanFrame"];
        trace?: never;
    };
    "/api/capture/{requestId}/{sessionKey}/scan/{scanId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All frames of a scan are there
         * @description Frames 0 to frames minus 1 must have arrived; errors names those that have not. Records processedimagescount (frames plus one), processedpath and lrprocessedpath.
         */
        post: operations["completeScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/capture/{requestId}/{sessionKey}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the report
         * @description Uploads that were announced may not be missing: errors names them. Required sections that are not complete are named too (as sections.vin), unless a reason is given. Again is harmless.
         */
        post: operations["submitCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{key}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An image or a frame
         * @description By an address that an answer of this API has. Addresses are unguessable and end; do not store them.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assets/{assetsKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All photos of a report and a summary, as one zip
         * @description The address comes with the report of staff and ends with their session.
         */
        get: operations["getAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Base addresses of this deployment
         * @description What a page needs before anybody has signed in: base addresses, and what the operator has switched on.
         */
        get: operations["getRuntimeConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server is well
         * @description Answers once the database has answered; 503 when it does not. Probes have /healthz and /readyz.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages that no provider took
         * @description Never in production: there it is not there.
         */
        get: operations["listOutboxMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the installation fares
         * @description Only for accounts that the setting OPERATORS names: there is no such address for anyone else.
         */
        get: operations["getSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/undelivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest messages and webhooks that were not delivered
         * @description Of the last 7 days: those that failed for good, and those that failed and are tried again. Neither recipients nor texts are in it. Only for accounts that the setting OPERATORS names. Each look is in the server's log.
         */
        get: operations["listUndelivered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/failed-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The jobs that failed for good
         * @description The latest of them. Only for accounts that the setting OPERATORS names. Each look is in the server's log.
         */
        get: operations["listFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/failed-jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a failed job again
         * @description It begins at once, and is tried as often as a new one; a webhook that is still on is called again. A job that is no longer failed is 409 INVALID_TRANSITION: of two presses, one counts. Only for accounts that the setting OPERATORS names; it is in the server's log.
         */
        post: operations["retryFailedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/settings/scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The change of the settings that is published later
         * @description A partner has one at most.
         */
        get: operations["getScheduledSettings"];
        /**
         * Publish a change of the settings at a later time
         * @description Checked now as updateSettings does it, and again at its time, on top of the settings of then. It takes the place of the one that is scheduled already, and is published within a minute of its time.
         */
        put: operations["scheduleSettings"];
        post?: never;
        /**
         * Do not publish the change that waits
         * @description Answers the same when there is none, or none any more.
         */
        delete: operations["cancelScheduledSettings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/settings/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a draft of the settings for colleagues to look at
         * @description Nothing is published. Whoever may change the partner's settings can open the draft by its id for 14 days; of a partner's drafts, the newest 50 are kept. It is checked as updateSettings does it, on top of the settings of now.
         */
        post: operations["shareSettingsDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/settings/drafts/{draftId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A draft of the settings that a colleague shared
         * @description On top of the settings of now. One that has expired answers like one that never was.
         */
        get: operations["getSettingsDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/settings/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published versions of the settings
         * @description Newest first; the first is the current one. Those published before versions were kept are missing.
         */
        get: operations["listSettingsVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/settings/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings as they were in a published version
         * @description To look at before it is restored. Images and files that are gone since are named.
         */
        get: operations["getSettingsVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/settings/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the values of an earlier version again
         * @description They become a new version. What can't be restored stays as it is now. A retry of a restore that has been done answers like the first, and nothing is published twice.
         */
        post: operations["restoreSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/settings/test_messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a text to oneself
         * @description As a customer would get it, with sample values for the placeholders: by email to the signed-in person's own address, or by SMS to a number. It leads to the invite page and counts toward the sending quotas, but is no message to a customer.
         */
        post: operations["sendTestMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tokens of the partner's programs
         * @description With who made them, what they may do, when they end and when they were used last; never the secret.
         */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Create a token for a program
         * @description The secret is in this answer and nowhere else. The token acts in its creator's name, with the role of its scope, and never with more rights than they have. Beyond 50 tokens of a partner it is 409 LIMIT_REACHED.
         */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token at once
         * @description Calls with it answer 401 from then on. It cannot be undone.
         */
        delete: operations["revokeApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/reauthenticate/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to show again who one is, by signing in with the company
         * @description For a session that a company opened, of a user who has neither a password nor a second factor. The provider is asked to ask the person, however short ago they signed in there.
         */
        post: operations["startCompanyReauthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/reauthenticate/company/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show again who one is, with the provider's answer
         * @description Once, by the session that began. The person must be the one whom the company knows the user as, and must have signed in there since it began. Roles follow the company's groups as at a sign-in.
         */
        post: operations["completeCompanyReauthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with one's company
         * @description By OpenID Connect, with the provider of the partner that has the domain of the email address. 404 COMPANY_NOT_FOUND where none has it.
         */
        post: operations["startCompanySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/company/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the provider's answer
         * @description Once, by the browser that began. The session reaches the partners that use this provider, and no other.
         */
        post: operations["completeCompanySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/company-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the partner's people sign in with their company
         * @description Null where it is not set up. The client secret is never answered.
         */
        get: operations["getCompanySignIn"];
        /**
         * Set company sign-in up, or change it
         * @description An issuer that is not https, or not public, is 422 ADDRESS_NOT_ALLOWED, and so is a domain that is none of own_domains; a domain that another partner has with another provider is DUPLICATE. To require it takes an administrator with a password, who is kept (409 PASSWORD_NEEDED). Another provider ends the sessions of the one before; requiring it ends those that passwords opened.
         */
        put: operations["putCompanySignIn"];
        post?: never;
        /**
         * Remove company sign-in
         * @description Ends the sessions that it opened. Its users stay, and choose a password by "Forgot password".
         */
        delete: operations["removeCompanySignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/company-sign-in/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look whether an issuer answers as an OpenID provider
         * @description Fetches the provider’s discovery document and keys, and writes nothing. What is wrong is in the answer, not an error.
         */
        post: operations["testCompanySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses that are told of the partner's events
         * @description With whether each is switched on, and since when it fails; never the secret.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Tell an address of events
         * @description Deliveries follow Standard Webhooks: a POST with webhook-id, webhook-timestamp and webhook-signature. An address that is not https, or not public, is 422 ADDRESS_NOT_ALLOWED. Beyond 20 webhooks of a partner it is 409 LIMIT_REACHED.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a webhook with its deliveries
         * @description Deliveries that wait are given up. It cannot be undone.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /**
         * Change what a webhook is told of, or switch it off or on
         * @description What is left out stays. Switching it off gives up deliveries that wait; what happens until it is switched on again is not sent later.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/partners/{id}/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook
         * @description For a day deliveries are signed with both, so that the receiver can change over.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver an event of the type webhook.test
         * @description Sent like any event, whatever types the webhook has, and shown among its deliveries. A webhook that is switched off answers 409.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was delivered, and how it was answered
         * @description The newest first, with the state and the answer of the newest attempt.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver an event again
         * @description At once, with the same webhook-id, so that a receiver can tell a repetition. One that is still being tried goes on as before. A webhook that is switched off answers 409.
         */
        post: operations["retryWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insights/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the requests of a period came
         * @description Counts the requests that were made in the period, and how many of them have come to each step since, beside those of the period before, which is as long. A request has come to a step when its timeline tells of it or of a later one. Days are those of the partner's time zone. At most 366 days.
         */
        get: operations["getInsightsFunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insights/selling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the cars of a period's requests sell
         * @description Auctions, dealers, sales and offers that came to nothing, of the requests that were made in the period, wherever they stand today, beside those of the period before. Only for a flow that sells. Days are those of the partner's time zone. At most 366 days.
         */
        get: operations["getInsightsSelling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insights/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a period's requests, by who looks after them
         * @description Counts the requests that were made in the period by who looks after them now, with the conversations about them. Days are those of the partner's time zone. At most 366 days.
         */
        get: operations["getInsightsTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insights/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where customers stop in their report, and how long its sections take
         * @description Counts the requests that were made in the period by the sections of the report that their customers came to, wherever they stand today, beside those of the period before. Days are those of the partner's time zone. At most 366 days.
         */
        get: operations["getInsightsSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insights/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When requests were sent, and what came of them within a day
         * @description Counts the requests that staff sent for the first time in the period, by the time of the week, with those whose customer opened and completed them within 24 hours. Requests that customers asked for themselves don't count, nor do those that were sent in the last 24 hours. Days are those of the partner's time zone. At most 366 days.
         */
        get: operations["getInsightsTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insights/stuck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose customers have paused in their report
         * @description The requests whose customer has opened the link and not sent the report, and has done nothing for 10 minutes and at most 24 hours; a customer who is quiet for longer counts as stopped. A follow-up takes a request off until the customer comes back.
         */
        get: operations["listStuckRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A request is new or has another status. Goes to the list of its type, at the top or in place. */
        RequestStatusEvent: {
            request_type: components["schemas"]["Flow"];
            /** @description Whether the customer asked for it on an invite page. */
            self_service: boolean;
            request: components["schemas"]["Request"];
        };
        /** @description A thread has a new message, or another read status. Goes to the list of threads, at the top or in place. */
        ThreadStatusEvent: {
            thread: components["schemas"]["Thread"];
        };
        /** @description Something about a report is new beside its status; whoever shows it reads it again. */
        ReportChangedEvent: {
            request_id: components["schemas"]["Id"];
            request_type: components["schemas"]["Flow"];
            /**
             * @description What to read again.
             * @enum {string}
             */
            part: "CONCLUSION" | "OFFER" | "AUCTION" | "COMMENTS" | "DAMAGES" | "PHOTOS";
        };
        /** @description A request and all that belonged to it is gone; whoever shows it reads its list again. */
        RequestErasedEvent: {
            request_id: components["schemas"]["Id"];
            request_type: components["schemas"]["Flow"];
        };
        /** @description Everybody who has a report open now, the listener included. Only those who have it open get it. */
        PresenceEvent: {
            request_id: components["schemas"]["Id"];
            /** @description One entry for each person, however many windows they have. */
            people: components["schemas"]["PresentPerson"][];
        };
        /** @description The listener has a notification more, or fewer unread; whoever shows them reads them again. */
        NotifiedEvent: {
            partner_id: components["schemas"]["Id"];
        };
        /** @description An auction as it is now, as its listener may know it: exactly one of staff, dealer and owner is there. */
        AuctionEvent: {
            auction_id: components["schemas"]["Id"];
            server_time: components["schemas"]["Timestamp"];
            staff?: components["schemas"]["Auction"];
            dealer?: components["schemas"]["DealerAuction"];
            owner?: components["schemas"]["PublicAuction"];
        };
        /** @description An entry of the country list beside a phone field (spec §3). */
        CountryDialCode: {
            /** @description In English. */
            name: string;
            dial_code: components["schemas"]["DialCode"];
            /** @description ISO 3166 alpha-2 code */
            code: string;
        };
        /** @description Second step of sharing a report with dealers. */
        ShareSettings: {
            /** @description How long dealers may bid, from the start on. */
            hours: number;
            /** @description What dealers have to know or bring, in words that they read. */
            dealer_requirements: string;
            /** @description For how many days a dealer’s offer has to hold. */
            validity_days: number;
            /** @description How many more miles the car may be driven before the offer ends. */
            validity_miles: number;
        };
        /** @description A photo or scan in a group of the report view. */
        PhotoItem: {
            /** @description Id of the Upload that it shows. */
            id: number;
            url: components["schemas"]["Url"];
            filetype: components["schemas"]["Filetype"];
        };
        /** @description A 360 scan. The viewer shows processedimagescount minus one frames. */
        ScanImageSet: {
            /** @description Frames there are, from 0.jpg on. */
            processedimagescount: number;
            processedpath: components["schemas"]["Url"];
            lrprocessedpath: components["schemas"]["Url"];
        };
        /**
         * @description Which end of a thread began it (spec §6).
         * @enum {string}
         */
        MessageInitiator: "SENDER" | "RECIPIENT";
        /** @description The body of a delivery: what happened, when, and the ids to read the rest by. No personal data. */
        WebhookEvent: {
            /** @description A WebhookEventType, or webhook.test */
            type: string;
            timestamp: components["schemas"]["Timestamp"];
            data: components["schemas"]["WebhookEventData"];
        };
        /** @description Opaque identifier. Nothing may be read out of it. */
        Id: string;
        /** @description As Url; null when there is none. */
        NullableUrl: string | null;
        /** @description A member of staff. */
        User: {
            id: components["schemas"]["Id"];
            avatar: components["schemas"]["NullableUrl"];
            /** @description As colleagues see it. */
            name: string;
            /** @description What the user may sign in with beside the email address. */
            username: string;
            /** @description What the user signs in with and is written to. */
            email: string;
            /** @description True for who runs the installation (the setting OPERATORS); only where the session's own user is asked for. */
            operator?: boolean;
        };
        /** @description Who the token belongs to. */
        SessionUser: {
            user: components["schemas"]["User"];
        };
        /**
         * @description What went wrong, for machines (design §7). A newer server may answer other codes: a client takes them for what their status says.
         * @enum {string}
         */
        ErrorCode: "ACCOUNT_NOT_FOUND" | "WRONG_PASSWORD" | "MISSING_FIELD" | "INVALID_FORMAT" | "UNAUTHENTICATED" | "ACCESS_ENDED" | "FORBIDDEN" | "NOT_FOUND" | "AREA_NOT_SET_UP" | "INVALID_TRANSITION" | "IDEMPOTENCY_CONFLICT" | "GONE" | "REQUEST_TIMEOUT" | "UPLOAD_OFFSET" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "QUOTA_EXCEEDED" | "PROOF_REQUIRED" | "COUNTRY_NOT_ALLOWED" | "ADDRESS_NOT_ALLOWED" | "CHANNEL_OFF" | "OFFER_TOO_LOW" | "AUCTION_ENDED" | "BUY_NOW_GONE" | "CAR_SOLD" | "NOT_INVITED" | "DUPLICATE" | "LIMIT_REACHED" | "DEALER_INACTIVE" | "DEALER_OPTED_OUT" | "ALREADY_ANSWERED" | "STALE_SETTINGS" | "STALE_DETAILS" | "ALREADY_MEMBER" | "ALREADY_INVITED" | "LAST_ADMIN" | "EMAIL_TAKEN" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_REFUSED" | "CHALLENGE_ENDED" | "REAUTHENTICATION_REQUIRED" | "EMAIL_NOT_VERIFIED" | "ACCOUNT_EXISTS" | "SIGNUP_CLOSED" | "WEAK_PASSWORD" | "PASSWORD_NEEDED" | "COMPANY_SIGN_IN_REQUIRED" | "COMPANY_NOT_FOUND" | "COMPANY_UNREACHABLE" | "COMPANY_REFUSED" | "COMPANY_ATTEMPT_ENDED" | "COMPANY_EMAIL" | "COMPANY_NO_USER" | "COMPANY_OTHER_USER" | "COMPANY_OTHER_PERSON" | "COMPANY_NOT_AGAIN" | "COMPANY_USER_OFF" | "COMPANY_NO_ROLE" | "NOT_IMPLEMENTED" | "UNAVAILABLE" | "INSUFFICIENT_STORAGE" | "INTERNAL_ERROR";
        /**
         * @description What is wrong with one field. COUNTRY_NOT_ALLOWED: text messages do not go to that country, by the partner's settings. ADDRESS_NOT_ALLOWED: the text names a site or a mailbox, which only a verified partner may do; or an address or a domain that this partner may not name. DUPLICATE: another one of the partner has it already. DEALER_INACTIVE and DEALER_OPTED_OUT: that dealer cannot be invited.
         * @enum {string}
         */
        FieldErrorCode: "MISSING_FIELD" | "INVALID_FORMAT" | "COUNTRY_NOT_ALLOWED" | "ADDRESS_NOT_ALLOWED" | "DUPLICATE" | "DEALER_INACTIVE" | "DEALER_OPTED_OUT";
        /** @description A dealer by name. */
        DealerName: {
            id: components["schemas"]["Id"];
            /** @description What the dealer is called in the partner’s directory. */
            name: string;
        };
        /** @description One field that was refused. */
        FieldError: {
            /** @description Name of the field; nested ones with dots, such as validity.days */
            field: string;
            code: components["schemas"]["FieldErrorCode"];
            /** @description With MISSING_FIELD and INVALID_FORMAT, what is taken there, in English and for the author of a program: "a date as 2026-03-31", "one of: SMS, EMAIL". Made of this document and the rules of the server; the value that was sent is never in it. Not there for a field that the operation does not describe. */
            expected?: string;
            /** @description With expected, a value of that form, where this document has one. It shows how a value is written; an id or a day of it may still be refused. */
            example?: unknown;
            /** @description With DUPLICATE of an email address, the dealer that has it; with DEALER_INACTIVE and DEALER_OPTED_OUT, the dealer that cannot be invited. */
            dealer?: components["schemas"]["DealerName"];
        };
        /**
         * @description A second factor.
         * @enum {string}
         */
        FactorMethod: "PASSKEY" | "APP" | "RECOVERY_CODE";
        /** @description With SECOND_FACTOR_REQUIRED at sign-in, what is asked next; good for five minutes and a few attempts. */
        Challenge: {
            /** @description To be sent back with the second factor. */
            id: string;
            /** @description Which of them the user has. */
            methods: components["schemas"]["FactorMethod"][];
        };
        /**
         * @description Why a car can get no auction now, or no offer.
         * @enum {string}
         */
        NotFree: "AUCTION_RUNNING" | "AWAITING_OWNER" | "OFFER_WAITING" | "OFFER_ACCEPTED";
        /**
         * @description What is counted when something is sent: per partner, channel and day (of which strangers on the invite page may use a part); per member of staff and minute; per number or address and day; and per request, how soon and how often a day it is sent again or followed up.
         * @enum {string}
         */
        Quota: "PARTNER_DAY" | "SELF_SERVICE_DAY" | "MEMBER_MINUTE" | "DESTINATION_DAY" | "REQUEST_COOLDOWN" | "REQUEST_DAY";
        /**
         * Format: date-time
         * @description Moment in UTC, RFC 3339.
         */
        Timestamp: string;
        /**
         * @description What distances are counted in, miles or kilometers.
         * @enum {string}
         */
        DistanceUnit: "mi" | "km";
        /** @description Values as they were read, whatever their form; null where there was none. */
        SeenDetails: {
            /** @description The customer’s name as it was read. */
            name?: string | null;
            /** @description The customer’s number as it was read. */
            phone?: string | null;
            /** @description The customer’s address as it was read. */
            email?: string | null;
            /** @description The customer’s postal code as it was read. */
            postcode?: string | null;
            /** @description Vehicle identification number as it was read. */
            vincode?: string | null;
            /** @description License plate as it was read. */
            plate?: string | null;
            /** @description Model year as it was read. */
            year?: number | null;
            /** @description Manufacturer as it was read. */
            make?: string | null;
            /** @description Model as it was read. */
            model?: string | null;
            /** @description Odometer as it was read, in mileage_unit. */
            mileage?: number | null;
            /** @description Unit of mileage as it was read. */
            mileage_unit?: components["schemas"]["DistanceUnit"] | null;
            /** @description Postal code of the car’s place as it was read. */
            zip?: string | null;
            /** @description The insurer’s number as it was read. */
            claim_number?: string | null;
            /** @description Number of the policy as it was read. */
            policy_number?: string | null;
            /** @description Day of the loss as it was read, such as 2026-03-01. */
            date_of_loss?: string | null;
        };
        /** @description A proof of work, as ALTCHA (version 2) defines it: find the counter of which the derived key begins with the prefix. Signed, for one use, and for one invite page. */
        ProofChallenge: {
            /** @description As ALTCHA names them; to be sent back unchanged with the counter. */
            parameters: {
                /** @description How the key is derived, such as PBKDF2/SHA-256. */
                algorithm: string;
                /** @description Hexadecimal digits that the counter is joined to. */
                nonce: string;
                /** @description Hexadecimal digits, of one use only. */
                salt: string;
                /** @description Rounds of the derivation. */
                cost: number;
                /** @description Bytes of the derived key. */
                keyLength: number;
                /** @description Hexadecimal digits that the derived key has to begin with. */
                keyPrefix: string;
                /** @description Part of ALTCHA’s format that this server leaves out. */
                keySignature?: string;
                /** @description Second since 1970 from which on it is refused. */
                expiresAt?: number;
                /** @description What binds it to one invite page. */
                data?: {
                    [key: string]: string;
                };
            };
            /** @description Of the server, over the parameters; a challenge that was changed is refused. */
            signature: string;
        };
        /**
         * @description The rule that a new password breaks.
         * @enum {string}
         */
        WeakPasswordRule: "TOO_SHORT" | "COMMON" | "NAME_OR_EMAIL";
        /** @description RFC 9457 problem details with a code and the refused fields. */
        Problem: {
            /** @description Address that names the kind of problem; about:blank when the status says it all */
            type: string;
            /** @description The status in words, such as Not Found. */
            title: string;
            /** @description As the HTTP status. */
            status: number;
            /** @description A sentence in English for people who look into it; texts for users go by code. */
            detail?: string;
            /** @description Not used by this server. */
            instance?: string;
            code: components["schemas"]["ErrorCode"];
            /** @description The fields that were refused, at most 50. */
            errors?: components["schemas"]["FieldError"][];
            challenge?: components["schemas"]["Challenge"];
            /** @description With OFFER_TOO_LOW, the lowest value that would be taken, or with up_to the lowest limit. */
            minimum?: number;
            /** @description With INVALID_TRANSITION, why the car can get no auction or offer now. */
            not_free?: components["schemas"]["NotFree"];
            /** @description With not_free, the auction that has the car. */
            auction_id?: components["schemas"]["Id"];
            /** @description With QUOTA_EXCEEDED, what is used up. */
            quota?: components["schemas"]["Quota"];
            /** @description With QUOTA_EXCEEDED, how many the quota takes. */
            limit?: number;
            /** @description With QUOTA_EXCEEDED, how many of them are left; fewer than were asked for. */
            remaining?: number;
            /** @description With QUOTA_EXCEEDED, when it is free again. */
            resets_at?: components["schemas"]["Timestamp"];
            /** @description With STALE_DETAILS, the values that differ from what was seen. */
            current?: components["schemas"]["SeenDetails"];
            /** @description With PROOF_REQUIRED, what to solve. */
            proof_challenge?: components["schemas"]["ProofChallenge"];
            /** @description With WEAK_PASSWORD, what the password breaks. */
            rule?: components["schemas"]["WeakPasswordRule"];
            /** @description With ACCESS_ENDED, the partner whose administrator ended the access. */
            partner_name?: string;
        };
        /** @description Sign-in form. */
        SessionCreate: {
            /** @description User name or email address */
            username: string;
            /** @description As it was typed; spaces count. */
            password: string;
        };
        /** @description A new session. */
        SessionCreated: {
            /** @description Opaque token for the Authorization header */
            token: string;
            user: components["schemas"]["User"];
        };
        /** @description Name of a person (spec §5), without control characters and without marks that change the direction of text: a name with them could pass for another one. */
        PersonName: string;
        /**
         * Format: email
         * @description Email address, 1 to 250 characters, local part up to 64 (spec §5).
         */
        EmailAddress: string;
        /** @description A password that is chosen: 10 characters or more, not among the most common, not the name or the email address (WEAK_PASSWORD says which). */
        NewPassword: string;
        /** @description Country code and number, digits only, with a leading + (spec §5). */
        PhoneNumber: string;
        /** @description Registration form. */
        SignUp: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["EmailAddress"];
            password: components["schemas"]["NewPassword"];
            phone?: components["schemas"]["PhoneNumber"];
            /** @description Of an operator's invitation, where registering needs one. */
            invitation_key?: string;
        };
        /** @description Id of a challenge, from the answer that asked for a proof. It ends after five minutes, after a few attempts, and once a proof was accepted. */
        ChallengeId: string;
        /** @description Six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
        FactorCode: string;
        /** @description What a passkey answered, as JSON text of WebAuthn. */
        PasskeyAnswer: string;
        /** @description A code with APP and RECOVERY_CODE, a passkey's answer with PASSKEY. */
        FactorProof: {
            challenge_id: components["schemas"]["ChallengeId"];
            method: components["schemas"]["FactorMethod"];
            code?: components["schemas"]["FactorCode"];
            passkey?: components["schemas"]["PasskeyAnswer"];
        };
        /** @description Which sign-in goes on; none for a passkey alone. */
        FactorOptionsAsk: {
            challenge_id?: components["schemas"]["ChallengeId"];
        };
        /** @description Options of WebAuthn, as JSON text for the browser */
        WebAuthnOptions: string;
        /** @description What a passkey is asked. */
        FactorOptions: {
            /** @description To be sent back with the passkey’s answer. */
            challenge_id: string;
            options: components["schemas"]["WebAuthnOptions"];
        };
        /**
         * @description How somebody who is signed in shows again who they are.
         * @enum {string}
         */
        ProofMethod: "PASSWORD" | "PASSKEY" | "APP" | "RECOVERY_CODE";
        /** @description A password, or a second factor. */
        Reauthentication: {
            challenge_id: components["schemas"]["ChallengeId"];
            method: components["schemas"]["ProofMethod"];
            /** @description The one that is used now. */
            password?: string;
            code?: components["schemas"]["FactorCode"];
            passkey?: components["schemas"]["PasskeyAnswer"];
        };
        /** @description The ways that are open, and what a passkey is asked. */
        ReauthenticateOptions: {
            /** @description To be sent back with the proof. */
            challenge_id: string;
            /** @description Which of them the user has. */
            methods: components["schemas"]["ProofMethod"][];
            /** @description Whether the only way is to sign in with the company again; there are no methods then */
            by_company: boolean;
            /** @description For navigator.credentials.get; null for a user without a passkey. */
            options: components["schemas"]["WebAuthnOptions"] | null;
        };
        /**
         * Format: date-time
         * @description Moment in UTC, RFC 3339; null when it has not happened.
         */
        NullableTimestamp: string | null;
        /** @description A passkey of the user. */
        Passkey: {
            id: components["schemas"]["Id"];
            /** @description As the user called it, to tell it from others. */
            name: string;
            inserted_at: components["schemas"]["Timestamp"];
            last_used_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description The authenticator app of the user. */
        AuthenticatorApp: {
            inserted_at: components["schemas"]["Timestamp"];
            last_used_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description Second factors of a user. */
        Factors: {
            /** @description Whether a partner of the user asks for one */
            required: boolean;
            /** @description Those of the user, in the order in which they were added. */
            passkeys: components["schemas"]["Passkey"][];
            /** @description Null where none is set up. */
            app: components["schemas"]["AuthenticatorApp"] | null;
            /** @description How many are left */
            recovery_codes: number;
        };
        /** @description Second factors of the user. */
        FactorsAnswer: {
            factors: components["schemas"]["Factors"];
        };
        /** @description What the user calls a passkey, to know it from their others. */
        PasskeyName: string;
        /** @description A new passkey. */
        PasskeyAdd: {
            challenge_id: components["schemas"]["ChallengeId"];
            name: components["schemas"]["PasskeyName"];
            passkey: components["schemas"]["PasskeyAnswer"];
        };
        /** @description The factors; recovery codes with the first of them, else null. */
        FactorAdded: {
            factors: components["schemas"]["Factors"];
            /** @description Ten of them, shown this one time; null beside an earlier factor. */
            recovery_codes: string[] | null;
        };
        /** @description Another name. */
        PasskeyRename: {
            name: components["schemas"]["PasskeyName"];
        };
        /** @description A code of the app shows that it has the key. */
        AppPut: {
            challenge_id: components["schemas"]["ChallengeId"];
            code: components["schemas"]["FactorCode"];
        };
        /** @description The key of an authenticator app that is being set up. */
        AppOptions: {
            /** @description To be sent back with the first code of the app. */
            challenge_id: string;
            /** @description Base32 */
            key: string;
            /** @description otpauth: address, for a QR code */
            uri: string;
        };
        /** @description Recovery codes, each good for once. */
        RecoveryCodes: {
            /** @description Ten of them, shown this one time. */
            recovery_codes: string[];
        };
        /** @description A device or browser that the user is signed in with. */
        SessionInfo: {
            id: components["schemas"]["Id"];
            /** @description Whether it is the one that asks */
            current: boolean;
            /** @description What the browser called itself at the sign-in; null where it did not. */
            user_agent: string | null;
            inserted_at: components["schemas"]["Timestamp"];
            last_used_at: components["schemas"]["Timestamp"];
        };
        /** @description The user's own sessions, last used first. */
        SessionList: {
            /** @description This one included. */
            sessions: components["schemas"]["SessionInfo"][];
        };
        /**
         * Format: date
         * @description A day of the calendar, such as 2026-03-05.
         */
        Day: string;
        /** @description A member of a partner by id and name. */
        MemberName: {
            id: components["schemas"]["Id"];
            /** @description As colleagues see it. */
            name: string;
        };
        /** @description Until which day a member is away, that day included, and what colleagues should know. */
        Away: {
            until: components["schemas"]["Day"];
            /** @description For colleagues; null for none. */
            note: string | null;
            /** @description Who takes over; null for nobody, and where they do not belong to the partner. */
            substitute: components["schemas"]["MemberName"] | null;
        };
        /**
         * @description How often unread notifications are sent by email. Weekly ones come on Mondays.
         * @enum {string}
         */
        DigestFrequency: "OFF" | "DAILY" | "WEEKLY";
        /** @description Whether and when unread notifications are sent by email. */
        Digest: {
            frequency: components["schemas"]["DigestFrequency"];
            /** @description Where it is 7 AM when it is sent; null while it is off. */
            time_zone: string | null;
        };
        /** @description The signed-in user's own profile. */
        Account: {
            id: components["schemas"]["Id"];
            /** @description Shown to colleagues and, where a partner says so, to customers. */
            name: string;
            /** @description Address that the user signs in with, in lower case. */
            email: string;
            /** @description With a leading +; null for none. */
            phone: string | null;
            /** @description Whether the user has opened the link that proves the address is theirs; emails other than those about the account wait for it. */
            email_verified: boolean;
            /** @description Null unless it is set; one that has passed is null. */
            away: components["schemas"]["Away"] | null;
            digest: components["schemas"]["Digest"];
            /** @description Code of the language that the user is written to in; null for that of each partner. */
            locale: string | null;
            /** @description Whether the figures of the week before are sent by email on Mondays. */
            insights_mail: boolean;
        };
        /** @description The signed-in user's own profile. */
        AccountAnswer: {
            account: components["schemas"]["Account"];
        };
        /** @description Until which day the user is away, who takes over, and a note to colleagues. */
        AwayUpdate: {
            until: components["schemas"]["Day"];
            /** @description Shown to colleagues beside the name; null for none. */
            note?: string | null;
            /** @description Id of a colleague who gets the notifications too; null for nobody. */
            substitute_id?: components["schemas"]["Id"] | null;
        };
        /** @description A time zone by its name in the IANA database, such as America/New_York. */
        TimeZone: string;
        /** @description Whether and when unread notifications are sent by email. Anything but OFF takes a time zone, by its name in the IANA database, and an address that is verified. */
        DigestUpdate: {
            frequency: components["schemas"]["DigestFrequency"];
            time_zone?: components["schemas"]["TimeZone"];
        };
        /** @description What changes in the user's own profile. */
        AccountUpdate: {
            name?: components["schemas"]["PersonName"];
            /** @description Null for none. */
            phone?: components["schemas"]["PhoneNumber"] | null;
            /** @description Null for being back. */
            away?: components["schemas"]["AwayUpdate"] | null;
            digest?: components["schemas"]["DigestUpdate"];
            /** @description Code of the language that the user is written to in: one that the product comes with, or that a partner of theirs offers. Null for that of each partner. */
            locale?: string | null;
            /** @description Whether the figures of the week before are sent by email on Mondays, from each partner whose Insights the user may see. On takes an address that is verified. */
            insights_mail?: boolean;
        };
        /** @description The password that is used now, and the one to come. */
        PasswordChange: {
            /** @description Shows that it is the user who changes it; a wrong one is WRONG_PASSWORD. */
            current_password: string;
            password: components["schemas"]["NewPassword"];
        };
        /** @description Form of the page /forgot. */
        PasswordResetAsk: {
            email: components["schemas"]["EmailAddress"];
        };
        /** @description The account that a link from a mail is for. */
        KeyedAccount: {
            /** @description Address of the account, so that the page can name it. */
            email: string;
            /** @description Name of the person whose account it is. */
            name: string;
        };
        /** @description The account that a link from a mail is for. */
        KeyedAccountAnswer: {
            account: components["schemas"]["KeyedAccount"];
        };
        /** @description Form of the page /reset. */
        PasswordReset: {
            password: components["schemas"]["NewPassword"];
        };
        /** @description What became of a message that the provider took. */
        DeliveryReceipt: {
            /**
             * @description A state on the way, such as accepted or sent, changes nothing.
             * @example delivered
             */
            status: string;
            /**
             * @description With failed, why.
             * @enum {string}
             */
            reason?: "NUMBER_REJECTED" | "PROVIDER_REFUSED";
        };
        /** @description Whose email the link in it is about. */
        DigestOptOut: {
            /** @description Address that the email went to. */
            email: string;
            /**
             * @description What it brings, unread notifications or the figures of the week before.
             * @enum {string}
             */
            about: "NOTIFICATIONS" | "INSIGHTS";
            frequency: components["schemas"]["DigestFrequency"];
        };
        /** @description As it is now. */
        DigestOptOutAnswer: {
            opt_out: components["schemas"]["DigestOptOut"];
        };
        /**
         * @description What kind of business a partner is.
         * @enum {string}
         */
        PartnerType: "DEALERSHIP" | "INSURER" | "OTHER";
        /**
         * @description Kind of request and area of the product.
         * @enum {string}
         */
        Flow: "TRADE" | "CLAIM" | "INSPECT";
        /** @description Country calling code without + (default 372, spec §9). */
        DialCode: string;
        /**
         * @description Currencies that the product formats (spec §9).
         * @enum {string}
         */
        CurrencyCode: "EUR" | "USD";
        /** @description Colour in HEX, six digits (spec §5). */
        HexColour: string;
        /** @description Colours to change; those left out stay. Six-digit HEX only. */
        ThemeUpdate: {
            illustration_primary?: components["schemas"]["HexColour"];
            illustration_secondary?: components["schemas"]["HexColour"];
            ui_secondary_1?: components["schemas"]["HexColour"];
            ui_secondary_2?: components["schemas"]["HexColour"];
            ui_secondary_3?: components["schemas"]["HexColour"];
            ui_secondary_4?: components["schemas"]["HexColour"];
        };
        /** @description First run of somebody who belongs to no partner yet. */
        Setup: {
            /** @description The business, as customers see it. */
            partner_name: string;
            /** @description The first branch, if it has a name of its own; stands after the partner's. */
            branch_name?: string;
            type: components["schemas"]["PartnerType"];
            /** @description The areas to begin with; others can be added by the operator. */
            flows: components["schemas"]["Flow"][];
            country_code: components["schemas"]["DialCode"];
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Of the browser; UTC where it is left out. */
            time_zone?: components["schemas"]["TimeZone"];
            theme?: components["schemas"]["ThemeUpdate"];
        };
        /**
         * @description What a member of a partner may do; each role includes those before it (design §7).
         * @enum {string}
         */
        Role: "VIEWER" | "AGENT" | "ADMIN";
        /** @description A partner account (branch) the signed-in user belongs to. */
        Partner: {
            id: components["schemas"]["Id"];
            /** @description The business with its branch, as staff see it everywhere. */
            name: string;
            type: components["schemas"]["PartnerType"];
            /** @description Goes into the share link as agent_id (spec §3). */
            agent_id: components["schemas"]["Id"] | null;
            role: components["schemas"]["Role"];
            /** @description Whether its founder has verified their email address; until then nothing is sent. */
            verified: boolean;
            time_zone: components["schemas"]["TimeZone"];
            distance_unit: components["schemas"]["DistanceUnit"];
        };
        /** @description The new partner. */
        PartnerAnswer: {
            partner: components["schemas"]["Partner"];
        };
        /** @description The partners of the signed-in user, in order; the first is the default. */
        PartnerList: {
            /** @description Those in which the user is active. */
            partners: components["schemas"]["Partner"][];
        };
        /**
         * @description Whether a dealer can be invited. INACTIVE: set aside by the partner. OPTED_OUT: refused further mails by the link in one of them; only the dealer can take that back.
         * @enum {string}
         */
        DealerState: "ACTIVE" | "INACTIVE" | "OPTED_OUT";
        /**
         * @description Order of a list of dealers.
         * @enum {string}
         */
        DealerSort: "NEWEST" | "NAME" | "DISTANCE" | "LAST_INVITED";
        /** @description A group of dealers by name. */
        DealerGroupName: {
            id: components["schemas"]["Id"];
            /** @description As staff called the group. */
            name: string;
        };
        /** @description A partner that can be invited to an auction, as the directory knows it. */
        Dealer: {
            id: components["schemas"]["Id"];
            /** @description Each name may be there more than once; email addresses may not. */
            name: string;
            /** @description With a leading +, of any kind; null for none. */
            phone: string | null;
            /** @description Where invitations go; null for none, and then they go by phone. */
            email: string | null;
            partner_id: components["schemas"]["Id"];
            /** @description The person to speak to */
            contact: string | null;
            /** @description Street and number */
            address: string | null;
            /** @description Town */
            location: string | null;
            /** @description From which the distance to a car is found; null for none. */
            postcode: string | null;
            /** @description State or county */
            county: string | null;
            /** @description Name or ISO 3166 alpha-2 code, as it was given */
            country: string | null;
            /** @description Code of the language that it is written to in, set by staff or chosen by the dealer on its pages; null for the partner's default */
            locale: string | null;
            /** @description Degrees, from the postcode; null when it is not known */
            latitude: number | null;
            /** @description Degrees east of Greenwich, of the postcode; null where its place is not known. */
            longitude: number | null;
            /** @description Makes it buys; empty for any */
            makes: string[];
            /** @description Of the partner's staff; never shown to the dealer */
            note: string | null;
            /** @description Whether staff marked the dealer, for all of the branch. */
            favorite: boolean;
            /** @description By name */
            groups: components["schemas"]["DealerGroupName"][];
            state: components["schemas"]["DealerState"];
            opted_out_at: components["schemas"]["NullableTimestamp"];
            /** @description How many it was invited to */
            auctions: number;
            /** @description How many bids the dealer has made in the partner’s auctions. */
            bids: number;
            /** @description Auctions of which its offer was the best */
            wins: number;
            last_invited_at: components["schemas"]["NullableTimestamp"];
            /** @description From the car named by near; null without one, or when either place is not known */
            distance_miles: number | null;
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description Where the next page starts, and how many dealers match in all. */
        DealerListMetadata: {
            /** @description Opaque cursor of the next page; null on the last page. */
            after: string | null;
            /** @description On the first page. */
            total?: number;
        };
        /** @description A page of dealers. */
        DealerList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            partners: components["schemas"]["Dealer"][];
            metadata: components["schemas"]["DealerListMetadata"];
        };
        /** @description One line about a dealer; null or nothing but spaces for none. */
        DealerText: string | null;
        /** @description Where invitations go; null for none. Each address is one dealer's of a partner, case ignored. */
        DealerEmail: components["schemas"]["EmailAddress"] | null;
        /** @description Country code and number, mobile or not; null for none. */
        DealerPhone: components["schemas"]["PhoneNumber"] | null;
        /** @description Code of a language that the partner offers; null for the partner's default. One it does not offer is refused. */
        DealerLanguage: string | null;
        /** @description Makes that a dealer buys; none means any. */
        DealerMakes: string[];
        /** @description A note for the partner's staff; null or nothing but spaces for none. */
        DealerNote: string | null;
        /** @description Ids of groups of the same partner; the dealer leaves all others. */
        DealerGroupIds: components["schemas"]["Id"][];
        /** @description A new dealer of a partner. */
        DealerCreate: {
            partner_id: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            contact?: components["schemas"]["DealerText"];
            email?: components["schemas"]["DealerEmail"];
            phone?: components["schemas"]["DealerPhone"];
            address?: components["schemas"]["DealerText"];
            location?: components["schemas"]["DealerText"];
            postcode?: components["schemas"]["DealerText"];
            county?: components["schemas"]["DealerText"];
            country?: components["schemas"]["DealerText"];
            locale?: components["schemas"]["DealerLanguage"];
            makes?: components["schemas"]["DealerMakes"];
            note?: components["schemas"]["DealerNote"];
            /** @description False where it is left out. */
            favorite?: boolean;
            groups?: components["schemas"]["DealerGroupIds"];
        };
        /** @description One dealer. */
        DealerAnswer: {
            partner: components["schemas"]["Dealer"];
        };
        /** @description What changes of a dealer; what is left out stays. */
        DealerUpdate: {
            name?: components["schemas"]["PersonName"];
            contact?: components["schemas"]["DealerText"];
            email?: components["schemas"]["DealerEmail"];
            phone?: components["schemas"]["DealerPhone"];
            address?: components["schemas"]["DealerText"];
            location?: components["schemas"]["DealerText"];
            postcode?: components["schemas"]["DealerText"];
            county?: components["schemas"]["DealerText"];
            country?: components["schemas"]["DealerText"];
            locale?: components["schemas"]["DealerLanguage"];
            makes?: components["schemas"]["DealerMakes"];
            note?: components["schemas"]["DealerNote"];
            /** @description For all of the branch, not only for who sets it. */
            favorite?: boolean;
            groups?: components["schemas"]["DealerGroupIds"];
            /**
             * @description ACTIVE takes a deactivated dealer back.
             * @enum {string}
             */
            state?: "ACTIVE" | "INACTIVE";
        };
        /** @description The ids of all dealers that match. */
        DealerIds: {
            /** @description At most 5,000. */
            ids: components["schemas"]["Id"][];
        };
        /** @description A named set of a partner's dealers. */
        DealerGroup: {
            id: components["schemas"]["Id"];
            /** @description No other group of the partner has it, case ignored. */
            name: string;
            /** @description How many active dealers it has. */
            dealers: number;
        };
        /** @description How many dealers of a partner are in each state. */
        DealerStateCounts: {
            /** @description Dealers that can be invited. */
            ACTIVE: number;
            /** @description Dealers that staff have deactivated, so that they cannot be invited. */
            INACTIVE: number;
            /** @description Dealers that want no more invitations. */
            OPTED_OUT: number;
        };
        /** @description What a partner's directory can be filtered by. */
        DealerGroupList: {
            /** @description By name. */
            groups: components["schemas"]["DealerGroup"][];
            /** @description Every make that an active dealer names, in alphabetical order. */
            makes: string[];
            counts: components["schemas"]["DealerStateCounts"];
        };
        /** @description Ids of dealers of the same partner. */
        DealerIdList: components["schemas"]["Id"][];
        /** @description A new group of dealers. */
        DealerGroupCreate: {
            partner_id: components["schemas"]["Id"];
            /** @description DUPLICATE where another group of the partner has it, case ignored. */
            name: string;
            dealers?: components["schemas"]["DealerIdList"];
        };
        /** @description One group. */
        DealerGroupAnswer: {
            group: components["schemas"]["DealerGroup"];
        };
        /** @description Another name, and who joins or leaves; a dealer named in both leaves. */
        DealerGroupUpdate: {
            /** @description DUPLICATE where another group of the partner has it, case ignored. */
            name?: string;
            add?: components["schemas"]["DealerIdList"];
            remove?: components["schemas"]["DealerIdList"];
        };
        /**
         * @description A field of a dealer that a column of a CSV file can fill.
         * @enum {string}
         */
        DealerImportField: "name" | "contact" | "email" | "phone" | "address" | "location" | "postcode" | "county" | "country" | "locale" | "makes" | "note" | "groups";
        /** @description A column of the file by its header, and what it fills; null for nothing. */
        DealerImportColumn: {
            /** @description As it stands in the first line of the file. */
            header: string;
            /** @description What its cells fill; null for a column that is not read. */
            field: components["schemas"]["DealerImportField"] | null;
        };
        /** @description Dealers as CSV (RFC 4180; commas, semicolons or tabs; the first line names the columns). At most 2,000 rows. */
        DealerImportCreate: {
            partner_id: components["schemas"]["Id"];
            /** @description The whole file as text. */
            csv: string;
            /**
             * @description Only a preview; nothing is written.
             * @default false
             */
            dry_run?: boolean;
            /**
             * @description What becomes of rows whose dealer is there already, known by the email address, or, without one, by name and postcode. UPDATE writes what the row has; an empty cell leaves what is there.
             * @default SKIP
             * @enum {string}
             */
            duplicates?: "SKIP" | "UPDATE";
            /** @description What each column fills, instead of what its header says. Columns left out fill nothing. */
            columns?: components["schemas"]["DealerImportColumn"][];
        };
        /** @description How many rows have which action. */
        DealerImportCounts: {
            /** @description Rows that make a dealer. */
            ADD: number;
            /** @description Rows that fill a dealer that is there. */
            UPDATE: number;
            /** @description Rows whose dealer is there, and stays as it is. */
            SKIP: number;
            /** @description Rows that are not taken. */
            ERROR: number;
        };
        /** @description What the row has, by field, as it stands in the file. */
        DealerImportValues: {
            /** @description What the dealer is called. */
            name?: string;
            /** @description Person to ask for. */
            contact?: string;
            /** @description Where invitations go. */
            email?: string;
            /** @description Number, with or without its country code. */
            phone?: string;
            /** @description Street and number. */
            address?: string;
            /** @description City or town. */
            location?: string;
            /** @description Postal code. */
            postcode?: string;
            /** @description County or state. */
            county?: string;
            /** @description In words or as a code. */
            country?: string;
            /** @description Language, by its name or its code. */
            locale?: string;
            /** @description Makes that the dealer buys, with commas or semicolons between them. */
            makes?: string;
            /** @description Words for staff. */
            note?: string;
            /** @description Names of groups, with commas or semicolons between them. */
            groups?: string;
        };
        /** @description A row of the file, and what would become of it. */
        DealerImportRow: {
            /** @description Line of the file on which the row begins, from 1. */
            line: number;
            values: components["schemas"]["DealerImportValues"];
            /**
             * @description ADD makes a dealer, UPDATE fills a known one, SKIP leaves a known one as it is, ERROR takes nothing.
             * @enum {string}
             */
            action: "ADD" | "UPDATE" | "SKIP" | "ERROR";
            /** @description What is wrong with the row; empty unless the action is ERROR. */
            errors: components["schemas"]["FieldError"][];
            /** @description The dealer that is there already. */
            dealer: components["schemas"]["DealerName"] | null;
            /** @description With DUPLICATE, the earlier line of the file with the same dealer. */
            same_as_line: number | null;
        };
        /** @description What an import did, or, as a preview, would do. */
        DealerImport: {
            /** @description True for a preview, which writes nothing. */
            dry_run: boolean;
            /** @description In the order of the file. */
            columns: components["schemas"]["DealerImportColumn"][];
            counts: components["schemas"]["DealerImportCounts"];
            /** @description In the order of the file; empty unless it is a preview. */
            rows: components["schemas"]["DealerImportRow"][];
        };
        /** @description What an import did, or would do. */
        DealerImportAnswer: {
            import: components["schemas"]["DealerImport"];
        };
        /** @description Which dealers leave as a file; those of every state unless given. */
        DealerExportCreate: {
            partner_id: components["schemas"]["Id"];
            /** @description Only these. */
            dealers?: components["schemas"]["DealerIdList"];
        };
        /** @description Dealers as a file. */
        DealerExport: {
            /** @description RFC 4180 with a byte order mark, by name. Cells that a spreadsheet would take for a formula begin with an apostrophe; the import takes the file as it is. */
            csv: string;
            /** @description How many dealers the file has. */
            rows: number;
        };
        /** @description A partner's logo, in one variant for every background or in two. */
        Logo: {
            url: components["schemas"]["NullableUrl"];
            /** @description The variant for dark backgrounds; null where `url` serves these too. */
            dark_url?: components["schemas"]["NullableUrl"];
            /** @description Width to show it at, in CSS pixels */
            width: number | null;
        };
        /** @description Colours of a partner (spec §2 Settings). */
        Theme: {
            illustration_primary: components["schemas"]["HexColour"];
            illustration_secondary: components["schemas"]["HexColour"];
            ui_secondary_1: components["schemas"]["HexColour"];
            ui_secondary_2: components["schemas"]["HexColour"];
            ui_secondary_3: components["schemas"]["HexColour"];
            ui_secondary_4: components["schemas"]["HexColour"];
        };
        /** @description Absolute address, or one relative to the base address of its kind in the runtime config. */
        Url: string;
        /** @description Translation files of a locale. */
        LocaleData: {
            /** @description Address of the back-office translation file. */
            bo: components["schemas"]["Url"];
        };
        /** @description A language and where its texts are. */
        Locale: {
            /** @description What the language is called in itself, such as Deutsch. */
            local_name: string;
            /** @description Language, or language and region, such as de or en-US. */
            locale_code: string;
            data: components["schemas"]["LocaleData"];
        };
        /** @description Languages of a flow; English (en-US) unless set otherwise. */
        Locales: {
            /** @description Code of the default locale */
            default: string;
            /** @description In the order in which they are offered. */
            list: components["schemas"]["Locale"][];
        };
        /** @description Whose auctions or mails they are, and how the page looks. */
        DealerPagePartner: {
            /** @description The business or branch that invites. */
            name: string;
            /** @description Null where the partner has none. */
            logo: components["schemas"]["Logo"] | null;
            theme: components["schemas"]["Theme"];
            /** @description Absent where the partner has no area for sales any more. */
            locales?: components["schemas"]["Locales"];
        };
        /** @description What the page behind a dealer's opt-out link shows. */
        DealerOptOut: {
            /** @description So that the page can say which business it is about. */
            dealer_name: string;
            partner: components["schemas"]["DealerPagePartner"];
            opted_out_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description Whether a dealer has opted out. */
        DealerOptOutAnswer: {
            opt_out: components["schemas"]["DealerOptOut"];
        };
        /** @description Which sections the customer is asked for (spec §2 Settings). */
        SectionToggles: {
            /** @description The license plate. */
            licence_plate: boolean;
            /** @description Name, phone number, email address and postal code. */
            contact_details: boolean;
            /** @description A video around the car, cut into frames. */
            scan_360: boolean;
            /** @description The odometer, as a number and a photo. */
            mileage: boolean;
            /** @description Damages, marked on an outline of the car. */
            damage_locations: boolean;
            /** @description Photos of the dashboard. */
            dashboard: boolean;
            /** @description Photos of the back seats. */
            interior_back: boolean;
            /** @description Photos of the front seats. */
            interior_front: boolean;
            /** @description The vehicle identification number, as text and a photo. */
            vin: boolean;
            /** @description Photos of the windshield. */
            windshield: boolean;
            /** @description Photos from the outside. */
            exterior_images: boolean;
            /** @description Questions about the car’s condition. */
            car_condition: boolean;
            /** @description Make, model and what else is known of the car. */
            car_details: boolean;
            /** @description Choosing a dealer of the partner. */
            dealer_select: boolean;
            /** @description A summary in the customer’s own words. */
            description: boolean;
        };
        /** @description What forms start with. */
        CustomisationDefaults: {
            country_code: components["schemas"]["DialCode"];
            /** @description Dial codes that text messages may go to. */
            sms_countries?: components["schemas"]["DialCode"][];
            /** @description Whether requests can go by WhatsApp, which the operator and the partner have set up; for staff alone. */
            whatsapp?: boolean;
        };
        /**
         * @description Whether staff are asked for it when they send a request: not at all, or as they like, or always.
         * @enum {string}
         */
        IdentifierUse: "OFF" | "OPTIONAL" | "REQUIRED";
        /** @description What a number looks like: # is a digit, A a letter from A to Z, * either of them, and everything else itself, as in CL-######; a small a is the letter A itself. Null takes anything of up to 40 characters. */
        IdentifierMask: string | null;
        /** @description How a flow uses one of the identifiers. */
        IdentifierRule: {
            use: components["schemas"]["IdentifierUse"];
            /** @description Null for the date of loss. */
            mask: components["schemas"]["IdentifierMask"];
        };
        /** @description How a flow uses each of them. */
        IdentifierRules: {
            claim_number: components["schemas"]["IdentifierRule"];
            policy_number: components["schemas"]["IdentifierRule"];
            date_of_loss: components["schemas"]["IdentifierRule"];
        };
        /** @description How a partner has set up one flow. An area exists for a partner only if this does. */
        Customisation: {
            id: components["schemas"]["Id"];
            /** @description Path of the invite page */
            unique_id: string;
            partner_id: components["schemas"]["Id"];
            flow: components["schemas"]["Flow"];
            locales: components["schemas"]["Locales"];
            theme: components["schemas"]["Theme"];
            sections: components["schemas"]["SectionToggles"];
            defaults: components["schemas"]["CustomisationDefaults"];
            /** @description What staff are asked for when they send a request; null for a flow that has none. */
            identifiers?: components["schemas"]["IdentifierRules"] | null;
        };
        /** @description The customisations of a partner, one for each area it has. */
        CustomisationList: {
            /** @description One for each flow that the partner has set up. */
            customisations: components["schemas"]["Customisation"][];
        };
        /** @description Somebody of whom only the name is told. */
        NamedParty: {
            /** @description Name of a person or a business. */
            name: string;
        };
        /** @description Country calling codes without +. */
        DialCodes: components["schemas"]["DialCode"][];
        /** @description Who invites, as invite pages show them. What is null is the agent's own, where the link names an agent. */
        PublicAgent: {
            /** @description Name that customers are to see. */
            public_name: string | null;
            /** @description Address that customers may write to. */
            email: string | null;
        };
        /**
         * @description What happens to the fee of a dealer who withdraws or does not answer.
         * @enum {string}
         */
        WithdrawalFee: "KEPT" | "RETURNED";
        /** @description How deals of a partner are handled. */
        DealSettings: {
            /** @description For how many days a dealer's answer is awaited */
            answer_days: number;
            withdrawal_fee: components["schemas"]["WithdrawalFee"];
            /** @description How many days after an offer its owner is reminded of it; 0 for never */
            reminder_after_days: number;
            /** @description How many days before its end its owner is reminded; 0 for never */
            reminder_before_days: number;
        };
        /** @description What is set for a partner as a whole. */
        GeneralSettings: {
            /** @description The business or branch, as staff and customers see it. */
            partner_name: string;
            logo: components["schemas"]["Logo"];
            side_image: components["schemas"]["NullableUrl"];
            country_code: components["schemas"]["DialCode"];
            /** @description Dial codes that text messages may go to; null is the partner's own country alone. */
            sms_countries: components["schemas"]["DialCodes"] | null;
            /** @description The dial codes to choose from, by the operator; null is any. */
            sms_countries_offered: components["schemas"]["DialCodes"] | null;
            /** @description In which messages to customers and dealers tell times. */
            time_zone: components["schemas"]["TimeZone"];
            /** @description What its people read and its customers give mileages in. */
            distance_unit: components["schemas"]["DistanceUnit"];
            agent: components["schemas"]["PublicAgent"];
            locales: components["schemas"]["Locales"];
            deals?: components["schemas"]["DealSettings"];
        };
        /** @description A partner's own texts of one flow; null is the product's own text. Texts of messages take the placeholders {name}, {partner} and {link}; sms_request and email_body take {minutes} too, which a report of the flow's sections takes; requests and reminders, with their subjects, take {claim} where the flow has identifiers, which is empty for a request without a claim number; message_notice and those of conclusions take {car}; done_next and extra_next, which are texts of a page, take {partner} and {car}. A message whose text lacks {link} gets the link at its end. All are plain text. */
        Content: {
            /** @description SMS with the link of a request */
            sms_request: string | null;
            /** @description Subject of the email with the link of a request. */
            email_subject: string | null;
            /** @description Email with the link of a request */
            email_body: string | null;
            /** @description Reminder, by SMS and email alike */
            follow_up: string | null;
            /** @description Subject of the reminder by email */
            follow_up_subject: string | null;
            /** @description Tells of a new chat message, by SMS and email alike */
            message_notice: string | null;
            /** @description Approved WhatsApp template of a request, by its Content SID; null sends an SMS. */
            whatsapp_request: string | null;
            /** @description As whatsapp_request, of a reminder. */
            whatsapp_follow_up: string | null;
            /** @description As whatsapp_request, of asking for more photos or answers. */
            whatsapp_addition: string | null;
            /** @description Tells the usual conclusion, by SMS and email alike */
            done_message: string | null;
            /** @description Subject of that by email */
            done_subject: string | null;
            /** @description What the page behind the link says happens next */
            done_next: string | null;
            /** @description Tells that an extra inspection is needed */
            extra_message: string | null;
            /** @description Subject of the email that tells of an extra inspection. */
            extra_subject: string | null;
            /** @description What the page behind the link says happens next, with an extra inspection. */
            extra_next: string | null;
            /** @description Whether customers are told the usual conclusion */
            tells_done: boolean;
            /** @description Whether customers are told that an extra inspection is needed */
            tells_extra: boolean;
            /** @description Heading of the invite page */
            invite_title: string | null;
            /** @description What stands below that heading */
            invite_text: string | null;
            terms_url: components["schemas"]["NullableUrl"];
            privacy_url: components["schemas"]["NullableUrl"];
        };
        /** @description The product's own texts of messages, for forms to show where the partner has none. */
        MessageTexts: {
            /** @description SMS with the link of a request. */
            sms_request: string;
            /** @description Subject of the email with the link of a request. */
            email_subject: string;
            /** @description Email with the link of a request. */
            email_body: string;
            /** @description Reminder, by SMS and email alike. */
            follow_up: string;
            /** @description Subject of the reminder by email. */
            follow_up_subject: string;
            /** @description Tells of a new chat message, by SMS and email alike. */
            message_notice: string;
            /** @description This and what follows: where the flow concludes */
            done_message?: string;
            /** @description Subject of the email that tells the usual conclusion. */
            done_subject?: string;
            /** @description What the page behind the link says happens next, after the usual conclusion. */
            done_next?: string;
            /** @description Tells that an extra inspection is needed, by SMS and email alike. */
            extra_message?: string;
            /** @description Subject of the email that tells of an extra inspection. */
            extra_subject?: string;
            /** @description What the page behind the link says happens next, with an extra inspection. */
            extra_next?: string;
        };
        /**
         * @description Whether a report has to have a section: off is not asked for, an optional one may be left out, and a report without a required one is handed in only with a reason.
         * @enum {string}
         */
        SectionNeed: "required" | "optional" | "off";
        /** @description What a report has to have (spec §2 Settings). */
        SectionNeeds: {
            licence_plate: components["schemas"]["SectionNeed"];
            contact_details: components["schemas"]["SectionNeed"];
            scan_360: components["schemas"]["SectionNeed"];
            mileage: components["schemas"]["SectionNeed"];
            damage_locations: components["schemas"]["SectionNeed"];
            dashboard: components["schemas"]["SectionNeed"];
            interior_back: components["schemas"]["SectionNeed"];
            interior_front: components["schemas"]["SectionNeed"];
            vin: components["schemas"]["SectionNeed"];
            windshield: components["schemas"]["SectionNeed"];
            exterior_images: components["schemas"]["SectionNeed"];
            car_condition: components["schemas"]["SectionNeed"];
            car_details: components["schemas"]["SectionNeed"];
            dealer_select: components["schemas"]["SectionNeed"];
            description: components["schemas"]["SectionNeed"];
        };
        /** @description Code of a locale, such as en-US. */
        LocaleCode: string;
        /** @description A partner's own texts of one flow in a language; null is what a reader of that language gets else: the product's text in it, or where it has none, what is sent in the partner's default language. */
        TranslatedTexts: {
            /** @description SMS with the link of a request. */
            sms_request: string | null;
            /** @description Subject of the email with the link of a request. */
            email_subject: string | null;
            /** @description Email with the link of a request. */
            email_body: string | null;
            /** @description Reminder, by SMS and email alike. */
            follow_up: string | null;
            /** @description Subject of the reminder by email. */
            follow_up_subject: string | null;
            /** @description Tells of a new chat message, by SMS and email alike. */
            message_notice: string | null;
            /** @description Approved WhatsApp template of a request, by its Content SID; null sends an SMS. */
            whatsapp_request: string | null;
            /** @description As whatsapp_request, of a reminder. */
            whatsapp_follow_up: string | null;
            /** @description As whatsapp_request, of asking for more photos or answers. */
            whatsapp_addition: string | null;
            /** @description Tells the usual conclusion, by SMS and email alike. */
            done_message: string | null;
            /** @description Subject of the email that tells the usual conclusion. */
            done_subject: string | null;
            /** @description What the page behind the link says happens next, after the usual conclusion. */
            done_next: string | null;
            /** @description Tells that an extra inspection is needed, by SMS and email alike. */
            extra_message: string | null;
            /** @description Subject of the email that tells of an extra inspection. */
            extra_subject: string | null;
            /** @description What the page behind the link says happens next, with an extra inspection. */
            extra_next: string | null;
            /** @description Heading of the invite page. */
            invite_title: string | null;
            /** @description What stands below the heading of the invite page. */
            invite_text: string | null;
        };
        /** @description The texts of one flow in a language. */
        ContentTranslation: {
            locale_code: components["schemas"]["LocaleCode"];
            content: components["schemas"]["TranslatedTexts"];
            /** @description The product's own texts in that language; null where it has none. */
            default_content: components["schemas"]["MessageTexts"] | null;
        };
        /** @description What is set for one flow. */
        FlowSettings: {
            flow: components["schemas"]["Flow"];
            /** @description Path of the invite page */
            unique_id: string;
            content: components["schemas"]["Content"];
            default_content: components["schemas"]["MessageTexts"];
            sections: components["schemas"]["SectionNeeds"];
            /** @description Null for a flow that has none. */
            identifiers: components["schemas"]["IdentifierRules"] | null;
            /** @description The language that `content` is written in */
            content_locale: string;
            /** @description The texts in the partner's other languages. */
            translations: components["schemas"]["ContentTranslation"][];
        };
        /** @description A translation file that has been put. */
        TranslationFile: {
            /** @description Language that the file is for. */
            locale_code: string;
            /** @description How many texts it has */
            messages: number;
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Everything a partner's administrators can set. General settings and the theme are the partner's, content and sections those of each flow. */
        Settings: {
            /** @description Raised by every change; a change names the one it is of */
            version: number;
            updated_at: components["schemas"]["NullableTimestamp"];
            /** @description Who made the last change. */
            updated_by: components["schemas"]["NamedParty"] | null;
            general: components["schemas"]["GeneralSettings"];
            theme: components["schemas"]["Theme"];
            /** @description Those that the partner has, each with its texts and sections. */
            flows: components["schemas"]["FlowSettings"][];
            /** @description One for each language that has a file. */
            translations: components["schemas"]["TranslationFile"][];
        };
        /** @description The settings as they now are. */
        SettingsAnswer: {
            settings: components["schemas"]["Settings"];
        };
        /** @description How wide the logo is shown; null is as wide as it comes. */
        LogoUpdate: {
            /** @description In pixels of a page. */
            width: number | null;
        };
        /** @description Who invites; what is left out stays, null is the agent's own. */
        PublicAgentUpdate: {
            /** @description Name that customers are to see. */
            public_name?: string | null;
            /**
             * Format: email
             * @description Address that customers may write to.
             */
            email?: string | null;
        };
        /** @description A language of the list; the server adds where its texts are. */
        LocaleUpdate: {
            /** @description What the language is called in itself, such as Français. */
            local_name: string;
            locale_code: components["schemas"]["LocaleCode"];
        };
        /** @description The languages, in order, and which is the default; en-US is always among them. */
        LocalesUpdate: {
            default: components["schemas"]["LocaleCode"];
            /** @description Each language once, in the order in which they are offered. */
            list: components["schemas"]["LocaleUpdate"][];
        };
        /** @description What to change of it; what is left out stays. */
        DealSettingsUpdate: {
            /** @description For how many days an owner can answer an offer, unless it says otherwise. */
            answer_days?: number;
            withdrawal_fee?: components["schemas"]["WithdrawalFee"];
            /** @description After how many days without an answer the owner is reminded; 0 for never. */
            reminder_after_days?: number;
            /** @description How many days before its end the owner is reminded of an offer; 0 for never. */
            reminder_before_days?: number;
        };
        /** @description General settings to change; those left out stay. */
        GeneralUpdate: {
            /** @description The business or branch, as staff and customers see it. */
            partner_name?: string;
            logo?: components["schemas"]["LogoUpdate"];
            country_code?: components["schemas"]["DialCode"];
            /** @description Dial codes that text messages may go to; null is the partner's own country alone. */
            sms_countries?: components["schemas"]["DialCodes"] | null;
            time_zone?: components["schemas"]["TimeZone"];
            /** @description Mileages that were given before keep theirs. */
            distance_unit?: components["schemas"]["DistanceUnit"];
            agent?: components["schemas"]["PublicAgentUpdate"];
            locales?: components["schemas"]["LocalesUpdate"];
            deals?: components["schemas"]["DealSettingsUpdate"];
        };
        /** @description Content SID of a WhatsApp template that is approved at Twilio, whose variables are 1 the customer's name, 2 the partner's and 3 the link; null for none. Without one in a reader's language, that of the partner's default language is sent. */
        TemplateId: string | null;
        /** @description Texts to change; those left out stay, null goes back to the product's own. */
        ContentUpdate: {
            /** @description SMS with the link of a request. */
            sms_request?: string | null;
            /** @description Subject of the email with the link of a request. */
            email_subject?: string | null;
            /** @description Email with the link of a request. */
            email_body?: string | null;
            /** @description Reminder, by SMS and email alike. */
            follow_up?: string | null;
            /** @description Subject of the reminder by email. */
            follow_up_subject?: string | null;
            /** @description Tells of a new chat message, by SMS and email alike. */
            message_notice?: string | null;
            /** @description Approved WhatsApp template of a request, by its Content SID. */
            whatsapp_request?: components["schemas"]["TemplateId"];
            /** @description As whatsapp_request, of a reminder. */
            whatsapp_follow_up?: components["schemas"]["TemplateId"];
            /** @description As whatsapp_request, of asking for more photos or answers. */
            whatsapp_addition?: components["schemas"]["TemplateId"];
            /** @description Tells the usual conclusion, by SMS and email alike. */
            done_message?: string | null;
            /** @description Subject of the email that tells the usual conclusion. */
            done_subject?: string | null;
            /** @description What the page behind the link says happens next, after the usual conclusion. */
            done_next?: string | null;
            /** @description Tells that an extra inspection is needed, by SMS and email alike. */
            extra_message?: string | null;
            /** @description Subject of the email that tells of an extra inspection. */
            extra_subject?: string | null;
            /** @description What the page behind the link says happens next, with an extra inspection. */
            extra_next?: string | null;
            /** @description Whether customers are told the usual conclusion. */
            tells_done?: boolean;
            /** @description Whether customers are told that an extra inspection is needed. */
            tells_extra?: boolean;
            /** @description Heading of the invite page. */
            invite_title?: string | null;
            /** @description What stands below the heading of the invite page. */
            invite_text?: string | null;
            /** @description An https or http address, or a path of the same origin. */
            terms_url?: components["schemas"]["NullableUrl"];
            /** @description As terms_url. */
            privacy_url?: components["schemas"]["NullableUrl"];
        };
        /** @description Sections to change; those left out stay. At least one section of a flow has to stay on. */
        SectionNeedsUpdate: {
            licence_plate?: components["schemas"]["SectionNeed"];
            contact_details?: components["schemas"]["SectionNeed"];
            scan_360?: components["schemas"]["SectionNeed"];
            mileage?: components["schemas"]["SectionNeed"];
            damage_locations?: components["schemas"]["SectionNeed"];
            dashboard?: components["schemas"]["SectionNeed"];
            interior_back?: components["schemas"]["SectionNeed"];
            interior_front?: components["schemas"]["SectionNeed"];
            vin?: components["schemas"]["SectionNeed"];
            windshield?: components["schemas"]["SectionNeed"];
            exterior_images?: components["schemas"]["SectionNeed"];
            car_condition?: components["schemas"]["SectionNeed"];
            car_details?: components["schemas"]["SectionNeed"];
            dealer_select?: components["schemas"]["SectionNeed"];
            description?: components["schemas"]["SectionNeed"];
        };
        /** @description What to change of a rule; what is left out stays. A date takes no mask. */
        IdentifierRuleUpdate: {
            use?: components["schemas"]["IdentifierUse"];
            mask?: components["schemas"]["IdentifierMask"];
        };
        /** @description Rules to change; those left out stay. Numbers that were given before stay as they are. */
        IdentifierRulesUpdate: {
            claim_number?: components["schemas"]["IdentifierRuleUpdate"];
            policy_number?: components["schemas"]["IdentifierRuleUpdate"];
            date_of_loss?: components["schemas"]["IdentifierRuleUpdate"];
        };
        /** @description As ContentUpdate; placeholders are those of the same texts there. */
        TranslatedTextsUpdate: {
            /** @description SMS with the link of a request. */
            sms_request?: string | null;
            /** @description Subject of the email with the link of a request. */
            email_subject?: string | null;
            /** @description Email with the link of a request. */
            email_body?: string | null;
            /** @description Reminder, by SMS and email alike. */
            follow_up?: string | null;
            /** @description Subject of the reminder by email. */
            follow_up_subject?: string | null;
            /** @description Tells of a new chat message, by SMS and email alike. */
            message_notice?: string | null;
            /** @description Approved WhatsApp template of a request, by its Content SID. */
            whatsapp_request?: components["schemas"]["TemplateId"];
            /** @description As whatsapp_request, of a reminder. */
            whatsapp_follow_up?: components["schemas"]["TemplateId"];
            /** @description As whatsapp_request, of asking for more photos or answers. */
            whatsapp_addition?: components["schemas"]["TemplateId"];
            /** @description Tells the usual conclusion, by SMS and email alike. */
            done_message?: string | null;
            /** @description Subject of the email that tells the usual conclusion. */
            done_subject?: string | null;
            /** @description What the page behind the link says happens next, after the usual conclusion. */
            done_next?: string | null;
            /** @description Tells that an extra inspection is needed, by SMS and email alike. */
            extra_message?: string | null;
            /** @description Subject of the email that tells of an extra inspection. */
            extra_subject?: string | null;
            /** @description What the page behind the link says happens next, with an extra inspection. */
            extra_next?: string | null;
            /** @description Heading of the invite page. */
            invite_title?: string | null;
            /** @description What stands below the heading of the invite page. */
            invite_text?: string | null;
        };
        /** @description Texts to change in one of the partner's languages, other than that of `content`. */
        ContentTranslationUpdate: {
            locale_code: components["schemas"]["LocaleCode"];
            content: components["schemas"]["TranslatedTextsUpdate"];
        };
        /** @description What to change for one flow. */
        FlowSettingsUpdate: {
            flow: components["schemas"]["Flow"];
            content?: components["schemas"]["ContentUpdate"];
            sections?: components["schemas"]["SectionNeedsUpdate"];
            identifiers?: components["schemas"]["IdentifierRulesUpdate"];
            /** @description The flow’s texts in languages other than the one they are written in. */
            translations?: components["schemas"]["ContentTranslationUpdate"][];
        };
        /** @description A change of the settings that the editor saw; all of it is written, or nothing. */
        SettingsUpdate: {
            /** @description Of the settings that the editor saw */
            version: number;
            general?: components["schemas"]["GeneralUpdate"];
            theme?: components["schemas"]["ThemeUpdate"];
            /** @description Each flow once; those left out stay. */
            flows?: components["schemas"]["FlowSettingsUpdate"][];
        };
        /** @description Money as a decimal with at most two fraction digits; null when there is none. */
        NullableAmount: number | null;
        /** @description By how much a bid is above the best one, at least (50 unless the partner sets another). */
        MinRaise: number;
        /** @description What an auction goes by, as staff set it. A partner has defaults for them, each auction keeps its own. Amounts are in the auction's currency. Sealed bids exclude extension and proxy_bids; the reserve is at least min_bid, the buy-now price at least both. */
        AuctionRules: {
            /** @description Nothing below it is taken; null without one. */
            min_bid: components["schemas"]["NullableAmount"];
            min_raise: components["schemas"]["MinRaise"];
            /** @description Below it the best offer goes to the owner only if staff say so. Dealers are told whether it is met, never the amount. */
            reserve_price: components["schemas"]["NullableAmount"];
            /** @description A bid in the last 2 minutes adds 2 minutes to the end, at most 10 times. */
            extension: boolean;
            /** @description A bid of as much ends the auction at once, at this price. */
            buy_now_price: components["schemas"]["NullableAmount"];
            /** @description A dealer may say up to which amount the server bids for them. */
            proxy_bids: boolean;
            /** @description Until the end no dealer learns anything of the others' bids. The earlier of equal ones wins. */
            sealed: boolean;
        };
        /** @description What a partner's auctions go by unless a share says otherwise. */
        AuctionDefaults: {
            auction_defaults: components["schemas"]["AuctionRules"];
            currency_code: components["schemas"]["CurrencyCode"];
        };
        /**
         * @description Which picture; `logo_dark` is the logo for dark backgrounds.
         * @enum {string}
         */
        SettingsImageKind: "logo" | "logo_dark" | "side_image";
        /** @description A translation file: ICU messages by id. None are for a language that comes with the product: it is offered with the product's own texts. Ids are of letters, digits and . _ + / = -; texts carry no markup but the tags of the product's own texts: bdi, privacy and terms, without attributes. */
        TranslationUpdate: {
            /** @description The texts by their ids. */
            messages: {
                [key: string]: string;
            };
        };
        /**
         * @description What kind of thing was changed.
         * @enum {string}
         */
        SettingsArea: "GENERAL" | "THEME" | "CONTENT" | "SECTIONS" | "LANGUAGES" | "USERS";
        /** @description One thing that somebody changed. Values are texts; a switch is true or false, and a section a SectionNeed (true or false in changes of earlier versions). */
        SettingsChange: {
            id: components["schemas"]["Id"];
            actor: components["schemas"]["NamedParty"];
            area: components["schemas"]["SettingsArea"];
            /** @description Of content and sections. */
            flow: components["schemas"]["Flow"] | null;
            /** @description Name of the field; of a person, their email address and what */
            field: string;
            /** @description What it was; null for nothing. */
            before: string | null;
            /** @description What it is since; null for nothing. */
            after: string | null;
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description Where the next page of a list starts. */
        Metadata: {
            /** @description Opaque cursor of the next page, newest first; null on the last page. */
            after: string | null;
        };
        /** @description A page of changes, newest first. */
        SettingsChangeList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            changes: components["schemas"]["SettingsChange"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description How long a partner keeps what customers gave it, and what Insights say of its own people. */
        Privacy: {
            /** @description Months after the last activity on a request until it is erased; null keeps it */
            retention_months: number | null;
            /** @description Requests that the next night erases */
            due: number;
            /** @description Whether Insights tell the members of the team apart. If not, they are counted together, and Insights can't be asked for the requests of a colleague. */
            names_in_insights: boolean;
        };
        /** @description What is set for a partner. */
        PrivacyAnswer: {
            privacy: components["schemas"]["Privacy"];
        };
        /** @description What is to change; what is left out stays. */
        PrivacyUpdate: {
            /** @description Months without activity after which a request is erased; null keeps all. */
            retention_months?: number | null;
            /** @description False counts the team together. */
            names_in_insights?: boolean;
        };
        /** @description How many requests a retention would erase now. */
        DueAnswer: {
            /** @description Nothing is erased by asking. */
            due: number;
        };
        /** @description A customer of the partner, by the newest of their requests that matches. */
        CustomerMatch: {
            request_id: components["schemas"]["Id"];
            /** @description As the request has it; null where it is not known. */
            name: string | null;
            /** @description As the request has it; null for none. */
            email: string | null;
            /** @description As the request has it; null for none. */
            phone: string | null;
            /** @description How many of their requests match */
            requests: number;
            last_activity_at: components["schemas"]["Timestamp"];
        };
        /** @description Customers that match, those with the newest requests first. */
        CustomerList: {
            /** @description The newest first; a search has no second page. */
            customers: components["schemas"]["CustomerMatch"][];
        };
        /**
         * @description What was done with customers' data, or set for data of customers and of the team.
         * @enum {string}
         */
        PrivacyAction: "EXPORTED" | "ERASED" | "EXPIRED" | "RETENTION_SET" | "TEAM_NAMES_SHOWN" | "TEAM_NAMES_HIDDEN";
        /** @description How much there is of each kind. */
        PrivacyCounts: {
            /** @description Requests of the customer. */
            requests: number;
            /** @description Photos of reports. */
            photos: number;
            /** @description 360 scans of reports. */
            scans: number;
            /** @description In conversations */
            messages: number;
            /** @description Comments of staff on the reports. */
            comments: number;
            /** @description Auctions of the cars. */
            auctions: number;
            /** @description Of dealers */
            offers: number;
            /** @description Emails and text messages */
            sent: number;
            /** @description Entries of timelines */
            events: number;
        };
        /** @description Who did what with customers' data, when and why; no personal data of a customer. */
        PrivacyRecord: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["PrivacyAction"];
            /** @description Null is the system, by the retention that is set. */
            actor: components["schemas"]["NamedParty"] | null;
            /** @description Words of the administrator; null where the retention did it. */
            reason: string | null;
            /** @description What was exported or erased; null where it was not counted. */
            counts: components["schemas"]["PrivacyCounts"] | null;
            /** @description With RETENTION_SET and EXPIRED */
            retention_months: number | null;
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of the record, newest first. */
        PrivacyRecordList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            records: components["schemas"]["PrivacyRecord"][];
            metadata: components["schemas"]["Metadata"];
        };
        /**
         * @description Where a request stands (spec §4).
         * @enum {string}
         */
        RequestStatus: "NEW" | "LEAD" | "SENT" | "OPENED" | "IN_PROGRESS" | "COMPLETED" | "FOLLOW_UP_SENT" | "INACTIVE" | "ARCHIVED";
        /** @description One request of a customer. */
        CustomerRequest: {
            id: components["schemas"]["Id"];
            request_type: components["schemas"]["Flow"];
            status: components["schemas"]["RequestStatus"];
            /** @description As this request has it; null where it is not known. */
            name: string | null;
            /** @description As this request has it; null for none. */
            email: string | null;
            /** @description As this request has it; null for none. */
            phone: string | null;
            /** @description Year, make, model and plate in one line */
            car: string | null;
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description A customer of a partner: every request with an email address or phone number of this one, or of those found by it, and how much is kept of them. */
        CustomerData: {
            /** @description Of this request, else its email address or number; to be typed before erasing */
            name: string;
            /** @description The newest first. */
            requests: components["schemas"]["CustomerRequest"][];
            counts: components["schemas"]["PrivacyCounts"];
        };
        /** @description A customer of a partner. */
        CustomerAnswer: {
            customer: components["schemas"]["CustomerData"];
        };
        /** @description Why; it stays on record, and may not name the customer. */
        PrivacyReason: string;
        /** @description Why a customer's data is exported. */
        CustomerExport: {
            reason: components["schemas"]["PrivacyReason"];
        };
        /** @description Where the export can be fetched, by this session and for an hour. */
        CustomerExportAnswer: {
            url: components["schemas"]["Url"];
        };
        /** @description Why a customer is erased, and their name as it stands in the preview. */
        CustomerErasure: {
            reason: components["schemas"]["PrivacyReason"];
            /** @description The customer’s name; another one is refused. */
            confirmation: string;
        };
        /** @description The entry that was made. */
        PrivacyRecordAnswer: {
            record: components["schemas"]["PrivacyRecord"];
        };
        /** @description An active member and whether they have a second factor. */
        SecurityMember: {
            id: components["schemas"]["Id"];
            /** @description As colleagues see it. */
            name: string;
            /** @description What the member signs in with. */
            email: string;
            /** @description Whether they have set up a passkey or an authenticator app. */
            second_factor: boolean;
        };
        /** @description What a partner asks of its members. */
        Security: {
            /** @description Whether members without a second factor can do nothing here until they have one. */
            factor_required: boolean;
            /** @description The active ones, by name. */
            members: components["schemas"]["SecurityMember"][];
        };
        /** @description What a partner asks of its members. */
        SecurityAnswer: {
            security: components["schemas"]["Security"];
        };
        /** @description Whether a second factor is required. */
        SecurityUpdate: {
            /** @description True shuts out members without a second factor until they have one. */
            factor_required: boolean;
        };
        /**
         * @description What happened to an account or to rights.
         * @enum {string}
         */
        SecurityEventType: "SIGNED_UP" | "SIGNED_IN" | "SIGN_IN_REFUSED" | "LOCKED_OUT" | "SIGNED_OUT" | "SESSION_ENDED" | "REAUTHENTICATED" | "PASSWORD_CHANGED" | "PASSWORD_RESET_ASKED" | "PASSWORD_RESET" | "EMAIL_VERIFIED" | "PROFILE_CHANGED" | "FACTOR_ADDED" | "FACTOR_REMOVED" | "FACTOR_USED" | "FACTOR_REFUSED" | "RECOVERY_CODES_MADE" | "RECOVERY_CODE_USED" | "FACTOR_REQUIRED" | "FACTOR_OPTIONAL" | "INVITATION_SENT" | "INVITATION_ACCEPTED" | "INVITATION_REVOKED" | "ROLE_CHANGED" | "MEMBER_DEACTIVATED" | "MEMBER_REACTIVATED" | "DATA_EXPORTED" | "DATA_ERASED" | "SETTINGS_PUBLISHED" | "SETTINGS_SCHEDULED" | "SETTINGS_DRAFT_SHARED" | "LINKS_REVOKED" | "TOKEN_CREATED" | "TOKEN_REVOKED" | "WEBHOOK_CREATED" | "WEBHOOK_REMOVED" | "WEBHOOK_SECRET_CHANGED" | "WEBHOOK_OFF" | "COMPANY_SIGN_IN_CHANGED" | "COMPANY_SIGN_IN_REMOVED" | "COMPANY_SIGN_IN_REFUSED" | "COMPANY_ACCOUNT_LINKED" | "COMPANY_USER_CREATED";
        /** @description A user, as far as they are still there. */
        SecurityPerson: {
            id: components["schemas"]["Id"];
            /** @description As it is today. */
            name: string;
        };
        /** @description A fact of an event. */
        SecurityFact: {
            /** @description Which fact it is, such as role. */
            name: string;
            /** @description As text. */
            value: string;
        };
        /** @description One event of the log. */
        SecurityEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["SecurityEventType"];
            /** @description Whose account or membership. */
            user: components["schemas"]["SecurityPerson"] | null;
            /** @description Who did it; null for the system, and for somebody who was not let in. */
            actor: components["schemas"]["SecurityPerson"] | null;
            /** @description From where the call came; null for events that no call caused. */
            ip: string | null;
            /** @description Country by its two letters, where it is known */
            place: string | null;
            /** @description What the browser or program called itself; null where it did not. */
            user_agent: string | null;
            /** @description Short facts, such as the role before and after. */
            detail: components["schemas"]["SecurityFact"][];
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of the log, newest first. */
        SecurityEventList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            events: components["schemas"]["SecurityEvent"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description What is written to a file, and how many rows. */
        ExportRecord: {
            /**
             * @description Which list was written.
             * @enum {string}
             */
            what: "REQUESTS" | "CARS" | "OFFER_RECORD" | "SECURITY_LOG";
            /** @description Without the header. */
            rows: number;
        };
        /**
         * @description Which kind of list a view is of.
         * @enum {string}
         */
        SavedViewList: "REQUESTS" | "CARS";
        /**
         * @description The tab of a view; those of its list only (RequestStatus, CarStatus).
         * @enum {string}
         */
        SavedViewStatus: "NEW" | "LEAD" | "SENT" | "OPENED" | "IN_PROGRESS" | "COMPLETED" | "FOLLOW_UP_SENT" | "INACTIVE" | "ARCHIVED" | "APPRAISED" | "OFFER_ACCEPTED" | "OFFER_DECLINED" | "REPAIRABLE" | "INSPECTED" | "NEEDS_EXTRA_INSPECTION" | "AUCTION_RUNNING" | "AUCTION_COMPLETED" | "PRE_CHECK" | "ESTIMATE_SENT" | "SOLD";
        /**
         * @description The last days, today included; it moves on with the calendar.
         * @enum {string}
         */
        SavedViewPeriod: "TODAY" | "DAYS_7" | "DAYS_30" | "DAYS_90";
        /**
         * @description How the owner means to sell.
         * @enum {string}
         */
        UserSalePlan: "Private Sale" | "Trade-In" | "Cash Offer";
        /** @description How the rows of a view look for everybody; without it, as each person chose on their device. */
        SavedViewDisplay: {
            /**
             * @description How high a row is.
             * @enum {string}
             */
            density: "COMFORTABLE" | "COMPACT";
            /** @description Columns that are not shown; one that the list does not have hides nothing. */
            hidden_columns: string[];
        };
        /**
         * @description A step on the way of a request. The first six are those of every flow; a flow that sells goes on to SOLD, another one to CONCLUDED.
         * @enum {string}
         */
        InsightsStep: "CREATED" | "SENT" | "DELIVERED" | "OPENED" | "STARTED" | "COMPLETED" | "OFFERED" | "ACCEPTED" | "SOLD" | "CONCLUDED";
        /**
         * @description How the customer got the link; INVITE for those who asked for it on the invite page, WEBSITE on a website that embed.js is on.
         * @enum {string}
         */
        InsightsChannel: "SMS" | "EMAIL" | "WHATSAPP" | "INVITE" | "WEBSITE";
        /** @description What a view shows; what is left out is not filtered by. */
        SavedViewQuery: {
            status?: components["schemas"]["SavedViewStatus"];
            /** @description Part of a name, or of a plate; as the list's own search takes it. */
            search?: string;
            period?: components["schemas"]["SavedViewPeriod"];
            /** @description The first day; not beside a period. */
            from?: components["schemas"]["Day"];
            /** @description The last day; not before the first, and not beside a period. */
            to?: components["schemas"]["Day"];
            /** @description Who looks after the requests; `me` is who looks at the view, `none` is nobody. */
            agent_id?: string;
            plan?: components["schemas"]["UserSalePlan"];
            /**
             * @description How the newest message fares.
             * @enum {string}
             */
            delivery?: "FAILED";
            display?: components["schemas"]["SavedViewDisplay"];
            /** @description The step that requests have come to at least; for lists of requests only. */
            reached?: components["schemas"]["InsightsStep"];
            /** @description How the customers got the link; for lists of requests only. */
            channel?: components["schemas"]["InsightsChannel"];
        };
        /** @description A tab with a search and filters, under a name that everybody in the branch sees. */
        SavedView: {
            id: components["schemas"]["Id"];
            list: components["schemas"]["SavedViewList"];
            request_type: components["schemas"]["Flow"];
            /** @description No other view of that list has it, case ignored. */
            name: string;
            query: components["schemas"]["SavedViewQuery"];
        };
        /** @description All views of a partner, by name. */
        SavedViews: {
            /** @description Of both kinds of lists and all flows. */
            views: components["schemas"]["SavedView"][];
        };
        /** @description Each name is one view's of a partner's list, case ignored. */
        SavedViewName: string;
        /** @description A new view of a partner. */
        SavedViewCreate: {
            partner_id: components["schemas"]["Id"];
            list: components["schemas"]["SavedViewList"];
            request_type: components["schemas"]["Flow"];
            name: components["schemas"]["SavedViewName"];
            query: components["schemas"]["SavedViewQuery"];
        };
        /** @description The view as it is now. */
        SavedViewAnswer: {
            view: components["schemas"]["SavedView"];
        };
        /** @description What changes of a view; what is left out stays. */
        SavedViewUpdate: {
            name?: components["schemas"]["SavedViewName"];
            query?: components["schemas"]["SavedViewQuery"];
        };
        /** @description What the caller has open in one window. It is repeated while the window is looked at, and forgotten 45 seconds after the last time. */
        PresenceUpdate: {
            partner_id: components["schemas"]["Id"];
            request_id: components["schemas"]["Id"];
            /** @description Made up by the window, so that several of one person are told apart. */
            visit_id: string;
            /** @description The conversation that is open beside the report; null for none. */
            thread_id: components["schemas"]["Id"] | null;
            /** @description Whether the caller is typing in it. */
            writing: boolean;
            /** @description False when the window leaves the report. */
            here: boolean;
        };
        /** @description A colleague who has a report open now. */
        PresentPerson: {
            id: components["schemas"]["Id"];
            /** @description What the colleague is called. */
            name: string;
            /** @description The conversation that they have open; null for none. */
            thread_id: components["schemas"]["Id"] | null;
            /** @description Whether they are writing in that conversation. */
            writing: boolean;
        };
        /** @description Who else is there. */
        PresenceAnswer: {
            /** @description Without the caller. */
            people: components["schemas"]["PresentPerson"][];
        };
        /**
         * @description What happened. ASSIGNED and MENTIONED are acts of a colleague; the others happened to a request that the user looks after: the customer sent the report or what was asked for in addition, dealers bid, the owner answered an offer, a seller or a buyer wrote.
         * @enum {string}
         */
        NotificationKind: "ASSIGNED" | "MENTIONED" | "REPORT_COMPLETED" | "ADDITION_COMPLETED" | "BIDS" | "OFFER_ACCEPTED" | "OFFER_DECLINED" | "MESSAGES";
        /** @description The car of a request, as far as it is known. */
        RequestCar: {
            /** @description License plate as the customer typed it or staff corrected it; null until it is known. */
            plate: string | null;
            /** @description Model year, four digits; null until it is known. */
            year: number | null;
            /** @description Manufacturer, such as Honda; null until it is known. */
            make: string | null;
            /** @description Model without its make, such as Civic; null until it is known. */
            model: string | null;
        };
        /** @description The request that a notification is about. */
        NotificationRequest: {
            id: components["schemas"]["Id"];
            request_type: components["schemas"]["Flow"];
            /** @description The customer’s; null where it is not known. */
            name: string | null;
            /** @description Null until anything of the car is known. */
            car: components["schemas"]["RequestCar"] | null;
        };
        /** @description The conversation that a notification is about. */
        NotificationThread: {
            id: components["schemas"]["Id"];
            /**
             * @description Who writes in it besides staff.
             * @enum {string}
             */
            role: "BUYER" | "SELLER";
            /** @description With whom it is; null where that is not known. */
            name: string | null;
        };
        /** @description Something that concerns one member of a partner. */
        Notification: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NotificationKind"];
            /** @description How many bids or messages, for instance, while it is unread. Several of one kind about one thing are one notification until it is read. */
            count: number;
            request: components["schemas"]["NotificationRequest"];
            /** @description Null unless it is about messages. */
            thread: components["schemas"]["NotificationThread"] | null;
            /** @description The colleague who did it; null where it was not one. */
            actor: components["schemas"]["MemberName"] | null;
            /** @description When it last happened. */
            inserted_at: components["schemas"]["Timestamp"];
            read_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description A page of the caller's notifications, newest first. */
        NotificationList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            notifications: components["schemas"]["Notification"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description How many of the caller's notifications are unread. */
        UnreadNotifications: {
            /** @description Of the partner that was asked for. */
            unread: number;
        };
        /** @description Which notifications were read; all where none are named. */
        NotificationsRead: {
            partner_id: components["schemas"]["Id"];
            /** @description Left out for all of them. */
            ids?: components["schemas"]["Id"][];
        };
        /** @description A member of a partner as the others see them. */
        Colleague: {
            id: components["schemas"]["Id"];
            /** @description As the other members see it. */
            name: string;
            avatar: components["schemas"]["NullableUrl"];
            role: components["schemas"]["Role"];
            /** @description Null while they are there. */
            away: components["schemas"]["Away"] | null;
        };
        /** @description The active members of a partner, by name. */
        ColleagueList: {
            /** @description The caller included. */
            colleagues: components["schemas"]["Colleague"][];
        };
        /** @description Somebody who belongs to a partner. An inactive one cannot use it. */
        Member: {
            id: components["schemas"]["Id"];
            /** @description As colleagues see it. */
            name: string;
            /** @description What the member signs in with. */
            email: string;
            /** @description With a leading +; null for none. */
            phone: string | null;
            role: components["schemas"]["Role"];
            /** @description False for one whom an administrator has shut out. */
            active: boolean;
            last_sign_in_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description Somebody who was asked to join a partner and has not answered yet. */
        Invitation: {
            id: components["schemas"]["Id"];
            /** @description As the administrator wrote it; the person can change it. */
            name: string;
            /** @description Where the invitation went. */
            email: string;
            /** @description With a leading +; null for none. */
            phone: string | null;
            role: components["schemas"]["Role"];
            expires_at: components["schemas"]["Timestamp"];
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description Who belongs to a partner, by name, and who is invited, newest first. */
        UserList: {
            /** @description Inactive members included. */
            users: components["schemas"]["Member"][];
            /** @description Without those that were accepted or revoked. */
            invitations: components["schemas"]["Invitation"][];
        };
        /** @description Form of the invite panel (spec §2). */
        InvitationCreate: {
            partner_id: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["PhoneNumber"];
            role: components["schemas"]["Role"];
        };
        /** @description One invitation. */
        InvitationAnswer: {
            invitation: components["schemas"]["Invitation"];
        };
        /** @description What changes for a member of a partner. */
        UserUpdate: {
            partner_id: components["schemas"]["Id"];
            role?: components["schemas"]["Role"];
            /** @description False shuts the member out of this partner at once; true lets them in again. */
            active?: boolean;
        };
        /** @description The member as they now are. */
        UserAnswer: {
            user: components["schemas"]["Member"];
        };
        /** @description In which partner the member is. */
        MemberPasswordReset: {
            partner_id: components["schemas"]["Id"];
        };
        /** @description What the invited person sees before they accept. */
        PublicInvitation: {
            /** @description As the administrator wrote it. */
            name: string;
            /** @description Where the invitation went, and what the account will sign in with. */
            email: string;
            /** @description The business or branch that invites. */
            partner_name: string;
            role: components["schemas"]["Role"];
            /** @description Whether that address has a verified account: its owner signs in and joins with it */
            has_account: boolean;
        };
        /** @description An invitation that can be accepted. */
        PublicInvitationAnswer: {
            invitation: components["schemas"]["PublicInvitation"];
        };
        /** @description The name and password of a new account. Whoever has one signs in and joins with it. */
        InvitationAccept: {
            password: components["schemas"]["NewPassword"];
            name?: components["schemas"]["PersonName"];
        };
        /** @description Who invites, as the invite page shows them. */
        AgentInfo: {
            /** @description Id of the agent whom the link names; null without one. */
            user_id: components["schemas"]["Id"] | null;
            /** @description Address that customers may write to; null where none is shown. */
            email: string | null;
            /** @description Name that customers are to see; null where none is shown. */
            public_name: string | null;
        };
        /** @description Pictures of the invite page. */
        CustomisationAssets: {
            side_image: components["schemas"]["NullableUrl"];
        };
        /** @description What a partner says on an invite page in a language, as plain text; null is the page's own. */
        InviteTexts: {
            /** @description Language of the texts, such as de or en-US. */
            locale_code: string;
            /** @description Heading of the page; null for the page’s own. */
            title: string | null;
            /** @description What stands below the heading; null for the page’s own. */
            text: string | null;
        };
        /** @description What a public invite page needs to look like its partner. */
        InviteCustomisation: {
            id: components["schemas"]["Id"];
            /** @description The part of the page’s address that names partner and flow. */
            unique_id: string;
            partner_id: components["schemas"]["Id"];
            /** @description The business or branch that invites. */
            partner_name: string;
            flow: components["schemas"]["Flow"];
            logo: components["schemas"]["Logo"];
            assets: components["schemas"]["CustomisationAssets"];
            defaults: components["schemas"]["CustomisationDefaults"];
            locales: components["schemas"]["Locales"];
            theme: components["schemas"]["Theme"];
            sections: components["schemas"]["SectionToggles"];
            /** @description The partner's own heading, as plain text; null is the page's own */
            invite_title: string | null;
            /** @description What the partner says below it, as plain text; null is the page's own */
            invite_text: string | null;
            terms_url: components["schemas"]["NullableUrl"];
            privacy_url: components["schemas"]["NullableUrl"];
            /** @description The partner's own heading and text for readers of each language that has any */
            invite_texts?: components["schemas"]["InviteTexts"][];
        };
        /** @description An invite page's agent and customisation. */
        Invite: {
            agent_info: components["schemas"]["AgentInfo"];
            customisation: components["schemas"]["InviteCustomisation"];
        };
        /** @description Texts of a locale by message id. */
        Translation: {
            [key: string]: string;
        };
        /**
         * @description A delivery state to look for; empty means all.
         * @enum {string}
         */
        DeliveryFilter: "" | "FAILED";
        /**
         * @description A request status; empty means all.
         * @enum {string}
         */
        RequestStatusFilter: "" | "NEW" | "LEAD" | "SENT" | "OPENED" | "IN_PROGRESS" | "COMPLETED" | "FOLLOW_UP_SENT" | "INACTIVE" | "ARCHIVED";
        /**
         * @description How a customer with a phone number is written to, about the request and later: messages for which the partner has no approved WhatsApp template, or that have words of staff, go by SMS all the same.
         * @enum {string}
         */
        PhoneChannel: "SMS" | "WHATSAPP";
        /**
         * @description When the owner would part with the car.
         * @enum {string}
         */
        CarAvailability: "Now" | "Weeks" | "Never";
        /** @description What the owner said about selling; null where not asked or not answered. */
        RequestInfo: {
            /** @description What the owner chose on the capture page; null until then, and in flows without a sale. */
            user_sale_plan: components["schemas"]["UserSalePlan"] | null;
            /** @description When the car can be handed over, as the owner chose; null until then, and in flows without a sale. */
            car_availability: components["schemas"]["CarAvailability"] | null;
        };
        /** @description How many of the sections that a report has to have are complete; while an addition is open, how much of what it asks for is there. */
        RequestProgress: {
            /** @description How many of them are complete now; never above required. */
            done: number;
            /** @description How many there are in all, by the settings of the flow. */
            required: number;
        };
        /** @description The part of a report that a request row shows. */
        RequestReport: {
            progress?: components["schemas"]["RequestProgress"];
            /** @description Null until anything of the car is known. */
            car: components["schemas"]["RequestCar"] | null;
        };
        /**
         * @description QUEUED until the provider takes it, then SENT. DELIVERED when the provider reports that it reached the phone, which not every provider does, and READ when WhatsApp reports that it was read; FAILED when the provider refuses it, or reports that it did not arrive.
         * @enum {string}
         */
        DeliveryState: "QUEUED" | "SENT" | "DELIVERED" | "READ" | "FAILED";
        /**
         * @description A way to send messages.
         * @enum {string}
         */
        SendChannel: "SMS" | "EMAIL" | "WHATSAPP";
        /**
         * @description Why a message was not delivered.
         * @enum {string}
         */
        DeliveryReason: "NUMBER_REJECTED" | "MAILBOX_UNKNOWN" | "PROVIDER_UNREACHABLE" | "PROVIDER_REFUSED" | "CHANNEL_OFF" | "COUNTRY_NOT_ALLOWED" | "QUOTA_EXCEEDED" | "TEXT_NOT_ALLOWED" | "INTERRUPTED" | "TEMPLATE_REFUSED" | "UNKNOWN";
        /**
         * @description What a message to a customer or a buyer is about: the request, a follow-up, further photos or answers, a conclusion, an offer, a deal, or a message in a conversation.
         * @enum {string}
         */
        MessageAbout: "REQUEST" | "FOLLOW_UP" | "ADDITION" | "CONCLUSION" | "OFFER" | "DEAL" | "CHAT";
        /** @description How a message fares. */
        Delivery: {
            state: components["schemas"]["DeliveryState"];
            /** @description By which way the newest message went. */
            channel: components["schemas"]["SendChannel"];
            /** @description Of one that failed. */
            reason: components["schemas"]["DeliveryReason"] | null;
            at: components["schemas"]["Timestamp"];
            /** @description What the message is about, with the delivery of a request. */
            about?: components["schemas"]["MessageAbout"];
        };
        /** @description How often a request may still be sent again or followed up, and from when on. */
        Sending: {
            /** @description How many times until resets_at; all of them after it. */
            left: number;
            /** @description Not before this time; null, or in the past, is at once. */
            next_at: components["schemas"]["NullableTimestamp"];
            resets_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description The member of staff who looks after a request. */
        RequestAgent: {
            id: components["schemas"]["Id"];
            /** @description The member’s present name, also after they have left the partner. */
            name: string;
            avatar: components["schemas"]["NullableUrl"];
        };
        /** @description The open addition of a request, for lists; the progress counts what it asks for. */
        RequestAddition: {
            id: components["schemas"]["Id"];
            asked_at: components["schemas"]["Timestamp"];
            /** @description Photos that are still to come */
            photos: number;
            /** @description Anything else is still to come, such as an answer or a scan */
            more: boolean;
        };
        /**
         * Format: date
         * @description A day of the calendar, such as 2026-03-05; null when there is none.
         */
        NullableDay: string | null;
        /** @description What a request is known by at a claims desk, letters in upper case; null where not given. */
        Identifiers: {
            /** @description Number under which the insurer keeps the claim. */
            claim_number: string | null;
            /** @description Number of the customer’s insurance policy. */
            policy_number: string | null;
            date_of_loss: components["schemas"]["NullableDay"];
        };
        /** @description A request to a customer for a photo report of their car. */
        Request: {
            id: components["schemas"]["Id"];
            report_id: components["schemas"]["Id"];
            /** @description Null when the customer came by the invite page and has not said it yet */
            name: string | null;
            /** @description Where the customer gets messages; null for one who was asked by phone or by link alone. */
            email: string | null;
            /** @description Mobile number with a leading +; null for a customer who was asked by email or by link alone. */
            phone: string | null;
            phone_channel?: components["schemas"]["PhoneChannel"];
            status: components["schemas"]["RequestStatus"];
            inserted_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            info: components["schemas"]["RequestInfo"];
            report: components["schemas"]["RequestReport"];
            request_type: components["schemas"]["Flow"];
            partner_id: components["schemas"]["Id"];
            /** @description The customer asked for it themselves, on the invite page. */
            self_service: boolean;
            /** @description How the newest message to the customer fares; null when there was none. */
            delivery: components["schemas"]["Delivery"] | null;
            sending: components["schemas"]["Sending"];
            /** @description Who looks after it: at first the one who sent it, or whose invite page was used. Null for nobody. */
            agent?: components["schemas"]["RequestAgent"] | null;
            /** @description What the customer is asked to add to what they sent, while it is open. */
            addition?: components["schemas"]["RequestAddition"] | null;
            /** @description For staff alone; null for a flow that has none. */
            identifiers?: components["schemas"]["Identifiers"] | null;
        };
        /** @description A page of requests, newest first. */
        RequestList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            requests: components["schemas"]["Request"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description Identifiers of a new request, by the flow's rules; letters become upper case, blank is none. What the flow does not use is refused. The day of loss is neither before 1900 nor after today, as the partner's time zone has it. */
        GivenIdentifiers: {
            /** @description Number under which the insurer keeps the claim; null or blank for none. */
            claim_number?: string | null;
            /** @description Number of the customer’s insurance policy; null or blank for none. */
            policy_number?: string | null;
            date_of_loss?: components["schemas"]["NullableDay"];
        };
        /** @description A request by phone or by email; exactly one of the two is given. */
        RequestCreate: {
            request_type: components["schemas"]["Flow"];
            partner_id: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            phone?: components["schemas"]["PhoneNumber"];
            email?: components["schemas"]["EmailAddress"];
            /** @description With a phone number, how it is written to; SMS where left out. WHATSAPP is for flows whose customisation says so. */
            phone_channel?: components["schemas"]["PhoneChannel"];
            identifiers?: components["schemas"]["GivenIdentifiers"];
        };
        /** @description An open request of the same partner and flow that has the same claim number. */
        SameClaim: {
            request_id: components["schemas"]["Id"];
            /** @description Customer’s name; null where it is not known. */
            customer: string | null;
        };
        /** @description The request that was created. */
        RequestCreated: {
            request: components["schemas"]["Request"];
            /** @description The newest others that are open with the same claim number; empty where there is none. */
            same_claim?: components["schemas"]["SameClaim"][];
        };
        /** @description The phone form of the invite page. */
        SelfRequestCreate: {
            request_type: components["schemas"]["Flow"];
            partner_id: components["schemas"]["Id"];
            phone: components["schemas"]["PhoneNumber"];
            /** @description The agent whose link it was, if any. */
            user_id?: components["schemas"]["Id"] | null;
            /**
             * @description Where the form is; the invite page where it is left out, or a website that embed.js is on.
             * @enum {string}
             */
            source?: "INVITE" | "WEBSITE";
        };
        /** @description What the customer may know of the request they made. */
        SelfRequest: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["RequestStatus"];
        };
        /** @description The request a customer made on the invite page. */
        SelfRequestAnswer: {
            request: components["schemas"]["SelfRequest"];
        };
        /** @description How many requests there are, in all and for each status. */
        RequestCounts: {
            /** @description Requests of the flow in any status, archived ones included. */
            all: number;
            /** @description Made by staff, and not taken by a provider yet; a link that was only copied stays here until it is opened. */
            NEW: number;
            /** @description Asked for by customers themselves, and no message to them was taken by a provider yet. */
            LEAD: number;
            /** @description Sent, and the link not opened yet. */
            SENT: number;
            /** @description The customer opened the link and has sent no photo yet. */
            OPENED: number;
            /** @description A photo has arrived, or more was asked for after the report. */
            IN_PROGRESS: number;
            /** @description The report was handed in. */
            COMPLETED: number;
            /** @description The customer was reminded and has not come back since. */
            FOLLOW_UP_SENT: number;
            /** @description Open requests in which nothing has happened for 14 days. */
            INACTIVE: number;
            /** @description Archived by staff, who can restore them. */
            ARCHIVED: number;
        };
        /** @description Counts for the tabs of a request list. */
        RequestCountsAnswer: {
            counts: components["schemas"]["RequestCounts"];
            /** @description The same counts of those that the caller looks after. */
            mine?: components["schemas"]["RequestCounts"];
        };
        /** @description The newest open request of a customer, if there is one. */
        OpenRequestAnswer: {
            /** @description Null when the customer has none that is open. */
            request: components["schemas"]["Request"] | null;
        };
        /**
         * @description What of a request was found to match.
         * @enum {string}
         */
        RequestMatchField: "NAME" | "EMAIL" | "PHONE" | "PLATE" | "VIN" | "CAR" | "CLAIM_NUMBER" | "POLICY_NUMBER";
        /** @description A request that a search for anything found, and by what. */
        RequestMatch: {
            request: components["schemas"]["Request"];
            by: components["schemas"]["RequestMatchField"];
            /** @description Vehicle identification number of the car; null until it is known. */
            vincode: string | null;
        };
        /** @description Requests that match, newest first. */
        RequestMatchList: {
            /** @description At most limit of them; a search has no second page. */
            matches: components["schemas"]["RequestMatch"][];
        };
        /**
         * @description RUNNING until every row has its result, DONE then; CANCELLED when staff stopped what was not sent yet.
         * @enum {string}
         */
        RequestBatchState: "RUNNING" | "DONE" | "CANCELLED";
        /** @description How many rows have which state; undelivered are those SENT whose message was not delivered. */
        RequestBatchCounts: {
            /** @description Rows whose turn has not come. */
            waiting: number;
            /** @description Rows that became a request. */
            sent: number;
            /** @description Rows that were left out on purpose. */
            skipped: number;
            /** @description Rows that were refused; reason and field say why. */
            failed: number;
            /** @description Rows that were waiting when staff stopped the batch. */
            cancelled: number;
            /** @description Sent rows whose message did not arrive. */
            undelivered: number;
        };
        /** @description Requests to many customers, sent one after another; kept for 30 days. */
        RequestBatch: {
            id: components["schemas"]["Id"];
            request_type: components["schemas"]["Flow"];
            state: components["schemas"]["RequestBatchState"];
            /** @description As the browser named the file; null where none was named. */
            file_name: string | null;
            /** @description Who sent it; null once they are gone. */
            created_by: components["schemas"]["MemberName"] | null;
            inserted_at: components["schemas"]["Timestamp"];
            finished_at: components["schemas"]["NullableTimestamp"];
            counts: components["schemas"]["RequestBatchCounts"];
        };
        /** @description The newest batches. */
        RequestBatchList: {
            /** @description The newest first. */
            batches: components["schemas"]["RequestBatch"][];
        };
        /** @description Identifiers of a row as the file has them; checked when it is the row's turn. */
        BatchIdentifiers: {
            /** @description As it stands in the file, also where the flow would refuse it. */
            claim_number?: string | null;
            /** @description As it stands in the file, also where the flow would refuse it. */
            policy_number?: string | null;
            /** @description As in 2026-03-05. */
            date_of_loss?: string | null;
        };
        /**
         * @description Why nothing is sent for a row. OPEN_REQUEST: this customer has an open request. DUPLICATE: an earlier row has the same customer. INVALID: the row has an error. LIMIT: more than may be sent today.
         * @enum {string}
         */
        RequestBatchSkip: "OPEN_REQUEST" | "DUPLICATE" | "INVALID" | "LIMIT";
        /** @description One customer, by phone or by email; what a request takes is checked when it is the row's turn. A row to skip is kept for the results alone. */
        RequestBatchRowCreate: {
            /** @description Line of the file on which the row begins, from 1; each once. */
            line: number;
            /** @description Customer’s full name, as it stands in the file. */
            name: string;
            /** @description Customer’s number, as it stands in the file; this or email. */
            phone?: string;
            /** @description Customer’s address, as it stands in the file; this or phone. */
            email?: string;
            identifiers?: components["schemas"]["BatchIdentifiers"];
            /**
             * @description Send it although this customer has an open request.
             * @default false
             */
            anyway?: boolean;
            skip?: components["schemas"]["RequestBatchSkip"];
        };
        /** @description Customers who get a request each; at most 1,000 rows to send. */
        RequestBatchCreate: {
            partner_id: components["schemas"]["Id"];
            request_type: components["schemas"]["Flow"];
            /** @description Name of the file, for whoever opens the results; left out for pasted rows. */
            file_name?: string;
            /** @description In the order in which they are sent. */
            rows: components["schemas"]["RequestBatchRowCreate"][];
        };
        /** @description A batch without its rows. */
        RequestBatchAnswer: {
            batch: components["schemas"]["RequestBatch"];
        };
        /** @description Whom requests are to be sent to. */
        RequestBatchCheckCreate: {
            partner_id: components["schemas"]["Id"];
            request_type: components["schemas"]["Flow"];
            /** @description Numbers of the customers who get a text message. */
            phones: components["schemas"]["PhoneNumber"][];
            /** @description Addresses of the customers who get an email. */
            emails: components["schemas"]["EmailAddress"][];
        };
        /** @description An open request of one of them; it has the number or the address as it was asked for. */
        RequestBatchFound: {
            /** @description The number or address that was asked for. */
            to: string;
            /** @description The newest open one. */
            request: {
                id: components["schemas"]["Id"];
                /** @description Customer’s name; null where it is not known. */
                name: string | null;
                inserted_at: components["schemas"]["Timestamp"];
            };
        };
        /** @description How many messages of a channel the partner may still send today. */
        RequestBatchQuota: {
            /** @description Messages of that channel in a day. */
            limit: number;
            /** @description How many of them may still be sent now. */
            left: number;
            /** @description When all are free again; null while none is used. */
            resets_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description What stands against sending to them. */
        RequestBatchCheck: {
            /** @description Customers who have an open request already. */
            found: components["schemas"]["RequestBatchFound"][];
            /** @description What is left today, by channel. */
            quotas: {
                SMS: components["schemas"]["RequestBatchQuota"];
                EMAIL: components["schemas"]["RequestBatchQuota"];
            };
        };
        /**
         * @description WAITING until its turn. SENT: there is a request, and its message is on its way. SKIPPED: nothing was to be sent. FAILED: it was refused. CANCELLED: staff stopped the batch before its turn.
         * @enum {string}
         */
        RequestBatchRowState: "WAITING" | "SENT" | "SKIPPED" | "FAILED" | "CANCELLED";
        /**
         * @description Why a row was skipped or failed. The first four are those of RequestBatchSkip; FORBIDDEN: who sent it may no longer send; UNEXPECTED: something went wrong on the server.
         * @enum {string}
         */
        RequestBatchReason: "OPEN_REQUEST" | "DUPLICATE" | "INVALID" | "LIMIT" | "MISSING_FIELD" | "INVALID_FORMAT" | "ADDRESS_NOT_ALLOWED" | "COUNTRY_NOT_ALLOWED" | "QUOTA_EXCEEDED" | "CHANNEL_OFF" | "EMAIL_NOT_VERIFIED" | "AREA_NOT_SET_UP" | "FORBIDDEN" | "UNEXPECTED";
        /**
         * @description A value of a row that was refused.
         * @enum {string}
         */
        RequestBatchField: "name" | "phone" | "email" | "identifiers.claim_number" | "identifiers.policy_number" | "identifiers.date_of_loss";
        /** @description A row and its result. A customer who was erased has neither name nor address. */
        RequestBatchRow: {
            /** @description Line of the file, the header being 1. */
            line: number;
            /** @description Customer’s name as it stands in the file; null once they were erased. */
            name: string | null;
            /** @description Customer’s number as it stands in the file; null for none. */
            phone: string | null;
            /** @description Customer’s address as it stands in the file; null for none. */
            email: string | null;
            state: components["schemas"]["RequestBatchRowState"];
            /** @description Why it was skipped or refused; null for other rows. */
            reason: components["schemas"]["RequestBatchReason"] | null;
            /** @description What the reason is about. */
            field: components["schemas"]["RequestBatchField"] | null;
            /** @description The request that was sent. */
            request_id: components["schemas"]["Id"] | null;
            /** @description How its message fares. */
            delivery: components["schemas"]["DeliveryState"] | null;
            /** @description As they were given; null where none was. */
            identifiers?: components["schemas"]["BatchIdentifiers"] | null;
        };
        /** @description A batch and the first 100 rows: those that failed, then those that were not delivered, skipped, waiting and sent. */
        RequestBatchDetails: {
            batch: components["schemas"]["RequestBatch"];
            /** @description The first 100; the file of results has all. */
            rows: components["schemas"]["RequestBatchRow"][];
        };
        /** @description The result of every row as a file. */
        RequestBatchResults: {
            /** @description RFC 4180 with a byte order mark, in the order of the file. Cells that a spreadsheet would take for a formula begin with an apostrophe. */
            csv: string;
            /** @description How many rows the file has, without its header. */
            rows: number;
        };
        /**
         * @description Which view of a report this is (spec §2).
         * @enum {string}
         */
        ReportKind: "TRADE_MAIN" | "TRADE_PUBLIC" | "TRADE_OFFER" | "TRADE_DEALER" | "CLAIM_MAIN" | "CLAIM_PUBLIC" | "INSPECT_MAIN" | "INSPECT_PUBLIC";
        /** @description The partner that a report was made for. */
        ReportPartner: {
            /** @description For staff, who may work for several. */
            id?: components["schemas"]["Id"];
            /** @description The business or branch that asked for it. */
            name: string;
        };
        /** @description A dealer and how to reach it. */
        DealerContact: {
            id: components["schemas"]["Id"];
            /** @description What the dealer is called in the partner’s directory. */
            name: string;
            /** @description With a leading +; null for none. */
            phone: string | null;
            /** @description Null for none. */
            email: string | null;
        };
        /** @description What is known beside the photos. */
        ReportInfo: {
            /** @description Postal code of the customer; null until it is given. */
            postcode: string | null;
            /** @description The car’s condition in the customer’s words; null until it is written. */
            car_condition_summary: string | null;
        };
        /**
         * @description A section of the photo report (spec §2 Settings).
         * @enum {string}
         */
        SectionName: "licence_plate" | "contact_details" | "scan_360" | "mileage" | "damage_locations" | "dashboard" | "interior_back" | "interior_front" | "vin" | "windshield" | "exterior_images" | "car_condition" | "car_details" | "dealer_select" | "description";
        /** @description The sections that a report has to have, in the order of the capture page. */
        RequiredSections: components["schemas"]["SectionName"][];
        /** @description A report that was handed in without something it has to have: what is still missing, and why by the customer's own words. */
        SentIncomplete: {
            /** @description The customer’s own words, as they wrote them. */
            reason: string;
            sections: components["schemas"]["RequiredSections"];
        };
        /** @description Make, model and model year that a VIN stands for, from the decoder that the operator has set (`VIN_DECODER_URL`), and where it says nothing from a table of makers. */
        VinFacts: {
            /** @description Manufacturer; null where the number does not say it. */
            make: string | null;
            /** @description From a decoder only. */
            model: string | null;
            /** @description Without a decoder it is known of cars made for North America. */
            year: number | null;
        };
        /**
         * @description OPEN until the customer sends it (COMPLETED) or staff cancel it.
         * @enum {string}
         */
        AdditionState: "OPEN" | "COMPLETED" | "CANCELLED";
        /**
         * @description Sections that photos belong to.
         * @enum {string}
         */
        UploadSection: "licence_plate" | "scan_360" | "windshield" | "damage_locations" | "exterior_images" | "mileage" | "dashboard" | "interior_front" | "interior_back" | "vin";
        /**
         * @description What is wrong with a photo or scan, so that it is asked for again.
         * @enum {string}
         */
        RefusalReason: "BLURRED" | "WRONG_SIDE" | "REFLECTION" | "OTHER";
        /** @description Why a photo or scan was refused. */
        Refusal: {
            reason: components["schemas"]["RefusalReason"];
            /** @description In the words of staff; there with OTHER */
            note: string | null;
        };
        /** @description A photo or scan that is asked for. Done once a new upload of this addition has arrived with the same section and, where they are given, the same slot and damage; each upload counts for one shot. */
        AdditionShot: {
            section: components["schemas"]["UploadSection"];
            /** @description Place of the photo within its section, such as front_left; null in sections that have none. */
            slot: string | null;
            /** @description The damage that is to be shown closer; null for another photo. */
            damage_location_id: components["schemas"]["Id"] | null;
            /** @description The refused Upload that it is to replace. */
            refused_upload_id: number | null;
            /** @description Why the earlier photo does not do; null when nothing was refused. */
            refusal: components["schemas"]["Refusal"] | null;
        };
        /** @description Who wrote a comment. */
        CommentAuthor: {
            id: components["schemas"]["Id"];
            /** @description Name of the member of staff. */
            name: string;
            avatar: components["schemas"]["NullableUrl"];
        };
        /** @description An answer that the customer changed in an addition, and what it was before. */
        AdditionChange: {
            section: components["schemas"]["SectionName"];
            /** @description Its path in Capture, such as condition.mileage */
            path: string;
            /** @description As text, a mileage as 84000 mi; a yes or no is true or false */
            before: string | null;
        };
        /** @description What staff asked a customer to add to a completed report, and what came of it. */
        Addition: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["AdditionState"];
            /** @description Line of staff to the customer; null for none. */
            message: string | null;
            /** @description Sections asked for as a whole, in the order of the capture page. */
            sections: components["schemas"]["SectionName"][];
            /** @description Photos and scans asked for, those of the sections included. */
            shots: components["schemas"]["AdditionShot"][];
            /** @description Sections in which the customer answered something since. */
            answered: components["schemas"]["SectionName"][];
            /** @description Null once they have left. */
            asked_by: components["schemas"]["CommentAuthor"] | null;
            asked_at: components["schemas"]["Timestamp"];
            /** @description When it was completed or cancelled. */
            closed_at: components["schemas"]["NullableTimestamp"];
            /** @description Why the customer sent it without something that was asked for. */
            reason: string | null;
            /** @description Answers that were different before, in the order of the sections. */
            changes: components["schemas"]["AdditionChange"][];
            /** @description Ids of the Uploads that came with it, as they arrived. */
            uploads: number[];
        };
        /**
         * @description What can be corrected: the customer's name, phone, email and postcode, what identifies the car, and what identifies the claim in a flow that has identifiers.
         * @enum {string}
         */
        DetailField: "name" | "phone" | "email" | "postcode" | "vincode" | "plate" | "year" | "make" | "model" | "mileage" | "zip" | "claim_number" | "policy_number" | "date_of_loss";
        /** @description A value of staff that stands in place of the customer's. */
        Correction: {
            field: components["schemas"]["DetailField"];
            /** @description What stood there before staff first corrected it, as text, a mileage as 84000 mi; null for nothing. */
            entered: string | null;
            /** @description Who corrected it last; null for somebody who is gone. */
            by: string | null;
            at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What an upload is. A video is a 360 scan.
         * @enum {string}
         */
        Filetype: "image" | "video";
        /** @description One size and encoding of an image, for srcset. */
        ImageVariant: {
            url: components["schemas"]["Url"];
            /**
             * @description Media type of the file.
             * @enum {string}
             */
            type: "image/avif" | "image/webp" | "image/jpeg";
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
        };
        /**
         * @description Verdict on one item of a report.
         * @enum {string}
         */
        ReviewStatus: "approved" | "declined";
        /** @description A photo or a 360 scan of a report. For a scan, frame i is at processedpath (high resolution) or lrprocessedpath (low) followed by i.jpg, both ending in /, and processedimagescount is one more than the number of frames. */
        Upload: {
            /** @description Number that also stands in the URL hash of the full-screen view */
            id: number;
            filetype: components["schemas"]["Filetype"];
            /** @description What the customer wrote of it; null for nothing. */
            description: string | null;
            lrprocessedpath: components["schemas"]["NullableUrl"];
            processedpath: components["schemas"]["NullableUrl"];
            /** @description How many frames a scan has; null for a photo, and until the scan is processed. */
            processedimagescount: number | null;
            /** @description All sizes are ready */
            processed: boolean;
            section: components["schemas"]["UploadSection"];
            /** @description Which shot of its section, such as front_left. */
            slot: string | null;
            /** @description The image at a size for the screen; of a scan, its first frame. */
            url: components["schemas"]["NullableUrl"];
            /** @description Sizes and encodings, smallest first; empty until processed. */
            variants: components["schemas"]["ImageVariant"][];
            /** @description In pixels; null until it is processed. */
            width: number | null;
            /** @description In pixels; null until it is processed. */
            height: number | null;
            taken_at: components["schemas"]["NullableTimestamp"];
            /** @description The damage that it shows; null for another photo. */
            damage_location_id: components["schemas"]["Id"] | null;
            /** @description declined is refused, and in no report but that of staff. */
            review_status: components["schemas"]["ReviewStatus"] | null;
            /** @description Why it was refused; for staff alone. */
            refusal?: components["schemas"]["Refusal"] | null;
            /** @description When it came; for staff alone. */
            added_at?: components["schemas"]["NullableTimestamp"];
            /** @description The addition it came with, null for the first sending; for staff alone. */
            addition_id?: components["schemas"]["Id"] | null;
            /** @description The photo at its full size, as a file; for staff alone. */
            download_url?: components["schemas"]["NullableUrl"];
        };
        /**
         * @description Part of the car outline that a damage is on.
         * @enum {string}
         */
        CarPart: "front_bumper" | "hood" | "windshield" | "roof" | "rear_window" | "trunk" | "rear_bumper" | "front_left_fender" | "front_left_door" | "front_left_wheel" | "rear_left_door" | "rear_left_fender" | "rear_left_wheel" | "left_sill" | "left_mirror" | "front_right_fender" | "front_right_door" | "front_right_wheel" | "rear_right_door" | "rear_right_fender" | "rear_right_wheel" | "right_sill" | "right_mirror";
        /**
         * @description What is wrong with a part of the car.
         * @enum {string}
         */
        DamageKind: "scratch" | "dent" | "crack" | "chip" | "rust" | "broken" | "stain" | "other";
        /**
         * @description How large a damage is, small up to a coin, medium up to a hand, large beyond.
         * @enum {string}
         */
        DamageSize: "small" | "medium" | "large";
        /** @description Where a damage was placed on one frame of a 360 scan: x and y are fractions of the frame from the left and the top. */
        DamagePinPoint: {
            /** @description Index of the frame */
            frame: number;
            /** @description Fraction of the frame’s width, from the left. */
            x: number;
            /** @description Fraction of the frame’s height, from the top. */
            y: number;
        };
        /** @description Where a damage is on the report's 360 scan. It was placed on these frames, the oldest first; on the frames around them the viewer follows it. */
        DamagePin: {
            /** @description The scan, an Upload of the report */
            upload_id: number;
            /** @description The frames on which it was placed, the oldest first. */
            points: components["schemas"]["DamagePinPoint"][];
        };
        /** @description A damage on the car outline; x and y are fractions of the outline's width and height. */
        DamageLocation: {
            id: components["schemas"]["Id"];
            part: components["schemas"]["CarPart"];
            /** @description Fraction of the outline’s width, from the left; null for a damage that is not on the outline. */
            x: number | null;
            /** @description Fraction of the outline’s height, from the top; null for a damage that is not on the outline. */
            y: number | null;
            /** @description What kind of damage it is, as staff last said it; null where it is not known. */
            kind?: components["schemas"]["DamageKind"] | null;
            /** @description How large it is, as staff last said it; null where it is not known. */
            size?: components["schemas"]["DamageSize"] | null;
            /** @description What was written of it; null for nothing. */
            description: string | null;
            /** @description Its place on the scan that the report shows; null without one, and once the scan is replaced. */
            pin?: components["schemas"]["DamagePin"] | null;
        };
        /**
         * @description How good a part of the car is (spec §3).
         * @enum {string}
         */
        Rating: "Fair" | "Good" | "Very good" | "Excellent";
        /** @description As Rating; null when not rated. */
        NullableRating: components["schemas"]["Rating"] | null;
        /** @description Rating of one part, with the owner's note. */
        PartRating: {
            rating: components["schemas"]["NullableRating"];
            /** @description What the owner says of that part; null for nothing. */
            rating_note: string | null;
        };
        /** @description Condition of the car as the owner states it; null where not answered. */
        CarCondition: {
            /** @description Whether there are records of past services. */
            has_service_history: boolean | null;
            /** @description Whether it was smoked in. */
            has_smoked_in_car: boolean | null;
            /** @description How many keys there are. */
            keys_count: number | null;
            /** @description Whether the owner has the title of the car. */
            own_title: boolean | null;
            /** @description Whether the title is clean, without a mark such as a total loss. */
            clean_title: boolean | null;
            /** @description Odometer in mileage_unit. */
            mileage: number | null;
            /** @description What the mileage counts, as it was when it was given; null where none is known. */
            mileage_unit: components["schemas"]["DistanceUnit"] | null;
            air_conditioning: components["schemas"]["PartRating"];
            brakes: components["schemas"]["PartRating"];
            engine: components["schemas"]["PartRating"];
            suspension: components["schemas"]["PartRating"];
            tires: components["schemas"]["PartRating"];
        };
        /** @description The car of a report, as anybody with the link may see it; null where not provided. */
        PublicReportCar: {
            id: components["schemas"]["Id"];
            cover_photo: components["schemas"]["NullableUrl"];
            /** @description ISO 3166 alpha-2 code */
            country_code: string | null;
            /** @description State within country_code that registered the car, such as CA. */
            country_state_code: string | null;
            /** @description License plate as the customer typed it or staff corrected it. */
            plate: string | null;
            /** @description Vehicle identification number, 17 letters and digits once it is whole. */
            vincode: string | null;
            /** @description Manufacturer, such as Honda. */
            make: string | null;
            /** @description Model without its make, such as Civic. */
            model: string | null;
            /** @description Version of the model, such as EX. */
            trim: string | null;
            /** @description Body style, such as sedan or SUV. */
            style: string | null;
            /** @description Color of the paint, in words. */
            color: string | null;
            /** @description Model year, four digits. */
            year: number | null;
            /** @description Whether the price includes VAT */
            vat: boolean | null;
            /** @description Name or kind of the engine, in words. */
            engine: string | null;
            /** @description Kilowatts */
            power: number | null;
            /** @description Cubic centimetres */
            engine_volume: number | null;
            /** @description Which wheels are driven, in words. */
            drivetrain: string | null;
            /** @description What the engine runs on, in words. */
            fuel: string | null;
            /** @description Manual or automatic, in words. */
            gearbox: string | null;
            /** @description Kind of transmission, in words. */
            transmission: string | null;
            /** @description How many keys come with the car. */
            keys: number | null;
            /** @description Warning lights that are on */
            lights: string | null;
            /** @description Known faults, in the customer’s words. */
            faults: string | null;
            price: components["schemas"]["NullableAmount"];
            /** @description Whether it was never smoked in. */
            smoke_free: boolean | null;
            /** @description What is known of past services, in words. */
            service_history: string | null;
            /** @description Who serviced the car. */
            service_provider: string | null;
            /**
             * Format: date
             * @description Day of the last service.
             */
            last_service_date: string | null;
            overall_rating: components["schemas"]["NullableRating"];
            /** @description State in which the car is now. */
            state: string | null;
            condition: components["schemas"]["CarCondition"];
        };
        /** @description What the owner wrote, and where the car is. */
        PrivateReportCar: {
            /** @description What the owner adds, for staff alone. */
            owner_comment: string | null;
            /** @description Anything else about the car, for staff alone. */
            extra_information: string | null;
            /** @description Postal code of the place where the car is now. */
            zip: string | null;
        };
        /** @description The car of a report with what only staff may see; null where not provided. */
        ReportCar: components["schemas"]["PublicReportCar"] & components["schemas"]["PrivateReportCar"];
        /** @description Photos, damages and car of a report. */
        ReportContent: {
            report_id: components["schemas"]["Id"];
            /** @description Photos and scans that have arrived, declined ones included. */
            uploads: components["schemas"]["Upload"][];
            /** @description Damages of the customer and of staff, as staff last said them. */
            damage_locations: components["schemas"]["DamageLocation"][];
            car: components["schemas"]["ReportCar"];
        };
        /** @description Where something is on a photo, in fractions of its width and height from the left and the top. */
        PhotoBox: {
            /** @description Left edge, as a fraction of the photo’s width. */
            x: number;
            /** @description Upper edge, as a fraction of the photo’s height. */
            y: number;
            /** @description As a fraction of the photo’s width; x and width together are at most 1. */
            width: number;
            /** @description As a fraction of the photo’s height; y and height together are at most 1. */
            height: number;
        };
        /** @description What the operator's damage detection found on a photo, and nobody has accepted or dismissed yet. For staff alone. */
        DamageFinding: {
            id: components["schemas"]["Id"];
            /** @description The photo, an Upload of the report */
            upload_id: number;
            /** @description null when the detection does not say. */
            part: components["schemas"]["CarPart"] | null;
            kind: components["schemas"]["DamageKind"];
            /** @description How large the detection takes it to be; null where it does not say. */
            size: components["schemas"]["DamageSize"] | null;
            box: components["schemas"]["PhotoBox"];
            /** @description How sure the detection is, by its own account. */
            confidence: number;
        };
        /** @description Where the license plate is on a photo, and whether links show it. For staff alone. */
        PhotoPlate: {
            /** @description The photo, an Upload of the report */
            upload_id: number;
            box: components["schemas"]["PhotoBox"];
            /** @description Whether pages behind public links show the photo without it */
            hidden: boolean;
        };
        /**
         * @description What a file of a message is. Photos are kept as JPEG, whatever they came as.
         * @enum {string}
         */
        AttachmentKind: "PHOTO" | "PDF";
        /** @description A photo or a PDF file of a message. */
        MessageAttachment: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AttachmentKind"];
            /** @description The name it was sent under */
            name: string;
            /** @description Size of the file. */
            bytes: number;
            /** @description In pixels; null of a PDF file */
            width: number | null;
            /** @description Of a photo, in pixels; null for a PDF file. */
            height: number | null;
            /** @description The photo to look at; a PDF file as a download. It ends with the link that showed it. */
            url: components["schemas"]["Url"];
            /** @description The photo, small; null of a PDF file. */
            thumbnailUrl: components["schemas"]["NullableUrl"];
        };
        /**
         * @description Side of a thread (spec §6).
         * @enum {string}
         */
        ThreadRole: "BUYER" | "SELLER" | "AGENT";
        /** @description A photo of the conversation with the customer that staff have added to the report. For staff alone. */
        ConversationPhoto: {
            attachment: components["schemas"]["MessageAttachment"];
            /** @description Who sent it, the customer (SELLER) or staff. */
            from: components["schemas"]["ThreadRole"];
            sent_at: components["schemas"]["Timestamp"];
            /** @description Null once they have left. */
            added_by: components["schemas"]["CommentAuthor"] | null;
            added_at: components["schemas"]["Timestamp"];
        };
        /** @description A report as staff see it. */
        Report: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReportKind"];
            /** @description Address of the public report, for the Copy link button. */
            report_url: components["schemas"]["Url"];
            /** @description Of the customisation it came from */
            unique_id: string;
            status: components["schemas"]["RequestStatus"];
            /** @description Whom to write to as recipientId; the seller is known by their request. */
            seller_id: components["schemas"]["Id"] | null;
            /** @description Customer’s full name; null until it is given, and after they were erased. */
            name: string | null;
            /** @description Where the customer is reached by email; null for none. */
            email: string | null;
            /** @description Customer’s number with a leading +; null for none. */
            phone: string | null;
            phone_channel?: components["schemas"]["PhoneChannel"];
            partner: components["schemas"]["ReportPartner"];
            /** @description The partner's, for the head of a printed report. */
            logo?: components["schemas"]["Logo"] | null;
            /** @description The dealer the customer chose, if asked. */
            dealer: components["schemas"]["DealerContact"] | null;
            info: components["schemas"]["ReportInfo"];
            /** @description Id of the thread with the customer; null until the first message. */
            seller_message_id: components["schemas"]["Id"] | null;
            sections: components["schemas"]["SectionToggles"];
            required_sections?: components["schemas"]["RequiredSections"];
            /** @description Null for a report that was handed in whole. */
            sent_incomplete?: components["schemas"]["SentIncomplete"] | null;
            /** @description What the partner reads mileages in. */
            distance_unit: components["schemas"]["DistanceUnit"];
            /** @description The customer said that the car has no damage; false where they did not say. */
            no_damage?: boolean | null;
            /** @description What car the VIN stands for; null where it says nothing or is not known. */
            vin_facts?: components["schemas"]["VinFacts"] | null;
            /** @description Staff have withdrawn the car from its public page; absent where there is no sale. */
            withdrawn?: boolean;
            inserted_at: components["schemas"]["Timestamp"];
            /** @description All photos at full size and a summary as one zip; takes no header, ends with the session. Null when there are none. */
            assets_url?: components["schemas"]["NullableUrl"];
            /** @description Address of the owner's offer page; null where there is no trade-in. */
            offer_url?: components["schemas"]["NullableUrl"];
            /** @description Who looks after it; null for nobody. */
            agent?: components["schemas"]["RequestAgent"] | null;
            /** @description What the customer was asked to add, oldest first; at most the last one is open. */
            additions?: components["schemas"]["Addition"][];
            /** @description What staff corrected, with what the customer had given. */
            corrections?: components["schemas"]["Correction"][];
            /** @description For staff alone; null for a flow that has none. */
            identifiers?: components["schemas"]["Identifiers"] | null;
            report: components["schemas"]["ReportContent"];
            /** @description What the damage detection found and nobody has decided on yet, the surest first; for staff alone. */
            findings?: components["schemas"]["DamageFinding"][];
            /** @description The license plates that staff marked on photos; for staff alone. */
            plates?: components["schemas"]["PhotoPlate"][];
            /** @description Which damages staff added, and can take out again; for staff alone. */
            added_damages?: components["schemas"]["Id"][];
            /** @description What staff added from the conversation with the customer, the oldest first; for staff alone. */
            conversation_photos?: components["schemas"]["ConversationPhoto"][];
        };
        /** @description Money as a decimal with at most two fraction digits, in the currency named beside it. */
        Amount: number;
        /** @description How long and how far an offer holds. */
        OfferValidity: {
            /** @description For how many days after it was made the offer holds. */
            days: number;
            /** @description How many more miles the car may be driven before the offer ends. */
            miles: number;
        };
        /** @description The offer that the owner of a car gets. */
        TradeInOffer: {
            value: components["schemas"]["Amount"];
            currency_code: components["schemas"]["CurrencyCode"];
            /** @description Null until the owner has answered */
            accepted: boolean | null;
            /** @description Valid only if a new car is purchased from the dealer */
            trade_for_new: boolean;
            /** @description Words for the owner; null for none. */
            comment: string | null;
            expires_at: components["schemas"]["NullableTimestamp"];
            /** @description For staff their colleague; for the owner the partner. */
            offered_by: components["schemas"]["NamedParty"] | null;
            /** @description The dealer behind it; null for an offer of the partner itself. */
            dealer: components["schemas"]["NamedParty"] | null;
            /** @description Of an auction's best offer, how far from the dealer it holds. */
            validity?: components["schemas"]["OfferValidity"] | null;
            answered_at?: components["schemas"]["NullableTimestamp"];
            /** @description It was not answered in time, by the server's clock. */
            expired?: boolean;
        };
        /**
         * @description Where a deal stands. AGREED from the owner's yes on; SOLD once the car changed hands; the others ended it: its buyer withdrew, the owner withdrew, or the dealer did not answer in time.
         * @enum {string}
         */
        DealState: "AGREED" | "SOLD" | "WITHDRAWN_BY_DEALER" | "WITHDRAWN_BY_OWNER" | "NO_ANSWER";
        /** @description Who buys the car. PARTNER is the partner itself, after an offer that staff made. */
        DealBuyer: {
            /**
             * @description DEALER won an auction or was given a second chance.
             * @enum {string}
             */
            kind: "DEALER" | "PARTNER";
            /** @description Name of the dealer or the partner. */
            name: string;
        };
        /** @description The dealer's answer to 'Would you like to continue with the trade-in?' */
        DealAnswer: {
            /** @description Null until they answer */
            continues: boolean | null;
            at: components["schemas"]["NullableTimestamp"];
            /** @description Without an answer by then the deal ends (NO_ANSWER). Null when nothing is waited for. */
            until: components["schemas"]["NullableTimestamp"];
        };
        /**
         * @description A part of the handover.
         * @enum {string}
         */
        HandoverItem: "DAY" | "PAPERS" | "KEYS" | "PAID";
        /**
         * @description One side of a deal. Where staff made the offer themselves there is no dealer, and STAFF is the buyer.
         * @enum {string}
         */
        DealParty: "STAFF" | "DEALER" | "OWNER";
        /** @description A side's word that its part is done. */
        HandoverTick: {
            party: components["schemas"]["DealParty"];
            /** @description Who ticked it; STAFF also on behalf of another side. */
            by: components["schemas"]["DealParty"];
            /** @description Of the member of staff, for staff only. */
            name: string | null;
            at: components["schemas"]["Timestamp"];
        };
        /** @description One line of the handover's checklist. */
        HandoverPart: {
            item: components["schemas"]["HandoverItem"];
            /**
             * Format: date
             * @description With DAY, the day of the handover that was named last; a new day has to be confirmed by the other side again.
             */
            day: string | null;
            /** @description The sides whose tick it takes. */
            needed: components["schemas"]["DealParty"][];
            /** @description Who has said that it is done; at most one of each side. */
            ticks: components["schemas"]["HandoverTick"][];
            /** @description Every needed side has ticked it */
            done: boolean;
            /** @description The sides that the reader may tick or untick it for, now. */
            can_tick: components["schemas"]["DealParty"][];
        };
        /** @description Who ended a deal. */
        DealWithdrawal: {
            /** @description Who withdrew, or did not answer. */
            party: components["schemas"]["DealParty"];
            /** @description Who said so; STAFF on behalf of another side, null for the clock. */
            by: components["schemas"]["DealParty"] | null;
            /** @description Of the member of staff who recorded it, for staff only. */
            name: string | null;
            /** @description In their words; for staff, and for the side that withdrew. Null for others, and for the clock. */
            reason: string | null;
            at: components["schemas"]["Timestamp"];
        };
        /**
         * @description BOOKED since the owner's yes; after the deal fell through KEPT (still due) or RETURNED (no longer due), by the partner's setting or because the owner withdrew.
         * @enum {string}
         */
        FeeState: "BOOKED" | "KEPT" | "RETURNED";
        /** @description What the dealer owes for the lead, for staff and that dealer only. */
        DealFee: {
            amount: components["schemas"]["Amount"];
            currency_code: components["schemas"]["CurrencyCode"];
            state: components["schemas"]["FeeState"];
            /** @description What would happen to it if the dealer withdrew now; of this deal, whatever the setting says today. */
            on_withdrawal: components["schemas"]["WithdrawalFee"];
        };
        /**
         * @description ASKED until the dealer answers; ACCEPTED (the owner has the offer), DECLINED, EXPIRED (no answer in time) or CANCELLED (by staff).
         * @enum {string}
         */
        SecondChanceState: "ASKED" | "ACCEPTED" | "DECLINED" | "EXPIRED" | "CANCELLED";
        /** @description The next dealer, asked to stand by its bid. */
        SecondChance: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["SecondChanceState"];
            dealer_id: components["schemas"]["Id"];
            dealer: components["schemas"]["NamedParty"];
            price: components["schemas"]["Amount"];
            currency_code: components["schemas"]["CurrencyCode"];
            asked_at: components["schemas"]["Timestamp"];
            until: components["schemas"]["Timestamp"];
            answered_at: components["schemas"]["NullableTimestamp"];
            /** @description Why the dealer declined */
            reason: string | null;
        };
        /** @description A dealer who can be asked next, with its best bid. */
        SecondChanceCandidate: {
            dealer_id: components["schemas"]["Id"];
            /** @description What the dealer is called in the partner’s directory. */
            name: string;
            price: components["schemas"]["Amount"];
            currency_code: components["schemas"]["CurrencyCode"];
        };
        /**
         * @description What the reader may do next: CONTINUE and DECLINE answer 'Would you like to continue with the trade-in?' (dealer), WITHDRAW is the owner's change of mind, WITHDRAW_FOR_DEALER and WITHDRAW_FOR_OWNER are for staff who were told, TICK is for the handover, SELL and SELL_WITH_NOTE mark the car as sold (with parts missing, a note is required), SECOND_CHANCE asks the next dealer, CANCEL_SECOND_CHANCE takes that back, START_AGAIN is a new auction, OFFER is staff's own offer, RECEIPT reads the receipt.
         * @enum {string}
         */
        DealAction: "CONTINUE" | "DECLINE" | "WITHDRAW" | "WITHDRAW_FOR_DEALER" | "WITHDRAW_FOR_OWNER" | "TICK" | "SELL" | "SELL_WITH_NOTE" | "SECOND_CHANCE" | "CANCEL_SECOND_CHANCE" | "START_AGAIN" | "OFFER" | "RECEIPT";
        /** @description What follows the owner's yes, as its reader may see it: one shape for staff, owner and dealer, with null where something is not for the reader. */
        Deal: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["DealState"];
            /** @description When it came into this state. */
            since: components["schemas"]["Timestamp"];
            agreed_at: components["schemas"]["Timestamp"];
            server_time: components["schemas"]["Timestamp"];
            buyer: components["schemas"]["DealBuyer"];
            /** @description For staff only; null where the partner is the buyer. */
            dealer_id: components["schemas"]["Id"] | null;
            /** @description For staff only; null after an offer of staff's own. */
            auction_id: components["schemas"]["Id"] | null;
            price: components["schemas"]["Amount"];
            currency_code: components["schemas"]["CurrencyCode"];
            /** @description Null where the partner is the buyer, because nobody is asked. */
            answer: components["schemas"]["DealAnswer"] | null;
            /** @description DAY, PAPERS, KEYS, PAID in this order. */
            handover: components["schemas"]["HandoverPart"][];
            /** @description Null while the deal stands. */
            withdrawal: components["schemas"]["DealWithdrawal"] | null;
            /** @description What the dealer owes for the lead; null for the owner, and where nothing is owed. */
            fee: components["schemas"]["DealFee"] | null;
            /** @description The latest one after this deal, for staff only. */
            second_chance: components["schemas"]["SecondChance"] | null;
            /** @description Who can be given a second chance, best bid first; for staff only. */
            candidates: components["schemas"]["SecondChanceCandidate"][];
            /** @description For staff only */
            sold_note: string | null;
            /** @description What the reader may do now; other calls are refused. */
            can: components["schemas"]["DealAction"][];
        };
        /** @description An offer that waits for its owner. */
        OfferWaiting: {
            /** @description When the owner first opened the page of the offer. */
            opened_at: components["schemas"]["NullableTimestamp"];
            /** @description How many were sent */
            reminders: number;
            /** @description How the newest of them fares. */
            last_reminder: components["schemas"]["Delivery"] | null;
            next_reminder_at: components["schemas"]["NullableTimestamp"];
            /** @description Up to when it can be extended. */
            longest_end: components["schemas"]["Timestamp"];
            /** @description It is a dealer's and is extended only if they agree */
            needs_dealer: boolean;
        };
        /** @description The trade-in of a report. */
        TradeIn: {
            id: components["schemas"]["Id"];
            expected_price: components["schemas"]["NullableAmount"];
            /** @description Of the expected price, and of what is offered from now on; the partner's. */
            currency_code: components["schemas"]["CurrencyCode"];
            /** @description Customer’s name, as the request has it; null until it is given. */
            full_name: string | null;
            /** @description Customer’s address, as the request has it; null for none. */
            email: string | null;
            /** @description Customer’s number, as the request has it; null for none. */
            phone: string | null;
            inserted_at: components["schemas"]["Timestamp"];
            offer_set_timestamp: components["schemas"]["NullableTimestamp"];
            /** @description The newest offer to the owner; null while there is none. */
            offer: components["schemas"]["TradeInOffer"] | null;
            /** @description What follows the owner's yes. A deal that fell through stays here until the next step (another offer or auction); then this is null. */
            deal?: components["schemas"]["Deal"] | null;
            /** @description How the newest message to the owner about the offer fares; null before it is written, and when there is no number or address to write to. */
            message?: components["schemas"]["Delivery"] | null;
            /** @description How the owner is chased while an offer waits for them; null without such an offer. */
            waiting?: components["schemas"]["OfferWaiting"] | null;
        };
        /**
         * @description Where an auction stands (design §7). RESERVE_NOT_MET: it ended with its best offer below the reserve; staff may still offer that to the owner. FELL_THROUGH: the owner accepted, but the deal came to nothing.
         * @enum {string}
         */
        AuctionStatus: "RUNNING" | "NO_OFFERS" | "RESERVE_NOT_MET" | "AWAITING_OWNER" | "ACCEPTED" | "DECLINED" | "EXPIRED" | "CANCELLED" | "FELL_THROUGH";
        /**
         * @description Why a dealer is written to.
         * @enum {string}
         */
        NotificationPurpose: "AUCTION_INVITATION" | "AUCTION_OUTBID" | "AUCTION_ENDING" | "AUCTION_WON" | "AUCTION_LOST" | "AUCTION_CANCELLED" | "AUCTION_EXTENDED" | "AUCTION_BOUGHT" | "AUCTION_RESERVE_NOT_MET" | "OFFER_ACCEPTED" | "OFFER_DECLINED" | "OFFER_EXPIRED" | "OFFER_EXTENDED" | "OFFER_WITHDRAWN" | "DEAL_REMINDER" | "DEAL_NO_ANSWER" | "DEAL_WITHDRAWN" | "DEAL_OWNER_WITHDREW" | "DEAL_DAY" | "DEAL_SOLD" | "SECOND_CHANCE" | "SECOND_CHANCE_REMINDER" | "SECOND_CHANCE_OVER" | "SECOND_CHANCE_CANCELLED";
        /** @description The latest message to a dealer of an auction. */
        DealerNotification: {
            purpose: components["schemas"]["NotificationPurpose"];
            /**
             * @description By which way it went.
             * @enum {string}
             */
            channel: "EMAIL" | "SMS";
            /**
             * @description QUEUED waits, SENDING is being tried, SENT was taken by the provider, DELIVERED was reported to have arrived, FAILED did not arrive.
             * @enum {string}
             */
            status: "QUEUED" | "SENDING" | "SENT" | "DELIVERED" | "FAILED";
            /** @description With FAILED, why. */
            reason?: components["schemas"]["DeliveryReason"] | null;
            at: components["schemas"]["Timestamp"];
        };
        /** @description A dealer invited to an auction. */
        Bidder: {
            partner_id: components["schemas"]["Id"];
            /** @description Name of the dealer in the partner’s directory. */
            name: string;
            /** @description How the latest message to the dealer fares; null when there is no address for one. */
            notification?: components["schemas"]["DealerNotification"] | null;
            /** @description Channels by which what did not arrive can be sent again, the same one first; empty else. */
            ways?: ("EMAIL" | "SMS")[];
            /** @description When the dealer first looked at the page of the auction; null while they have not. */
            opened_at?: components["schemas"]["Timestamp"] | null;
        };
        /** @description The partner behind an offer. */
        OfferPartner: {
            id?: components["schemas"]["Id"];
            /** @description The dealer that made the offer, or the partner itself. */
            name?: string;
            partner_type: components["schemas"]["PartnerType"];
            /** @description Null where the dealer has given none. */
            phone: string | null;
            /** @description Null where the dealer has given none. */
            email: string | null;
            /** @description Street and number; null where none is known. */
            address: string | null;
            /** @description In words or as a code, as the directory has it; null where none is known. */
            country: string | null;
            /** @description County or state, as the directory has it; null where none is known. */
            county: string | null;
            /** @description City or town; null where none is known. */
            location: string | null;
            url: components["schemas"]["NullableUrl"];
        };
        /** @description The person behind an offer. */
        OfferUser: {
            /** @description What the person is called. */
            name: string;
            /** @description Their address; null where it is not shown. */
            email: string | null;
            avatar: components["schemas"]["NullableUrl"];
        };
        /** @description A dealer's offer as staff see it. */
        Offer: {
            id: components["schemas"]["Id"];
            /** @description Words of the dealer for staff; null for none. */
            comment: string | null;
            expires_at: components["schemas"]["NullableTimestamp"];
            value: components["schemas"]["Amount"];
            inserted_at: components["schemas"]["Timestamp"];
            partner: components["schemas"]["OfferPartner"];
            /** @description The person behind it; null for a bid, which comes by a dealer’s link. */
            user: components["schemas"]["OfferUser"] | null;
            /** @description Whether the offer holds only if a new car is bought from the dealer. */
            trade_for_new?: boolean;
            /** @description The server made it for the dealer, up to their limit. */
            automatic?: boolean;
        };
        /** @description What the winning dealer pays per lead, only if the owner accepts (spec §9). */
        AuctionFee: {
            amount: components["schemas"]["Amount"];
            currency_code: components["schemas"]["CurrencyCode"];
        };
        /** @description An auction as staff see it. */
        Auction: {
            id: components["schemas"]["Id"];
            currency_code: components["schemas"]["CurrencyCode"];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            /** @description The server's clock when it answered; a countdown is set by this. */
            server_time: components["schemas"]["Timestamp"];
            min_bid: components["schemas"]["NullableAmount"];
            status: components["schemas"]["AuctionStatus"];
            /** @description Partner whose offer is the best, once the auction has ended. */
            winner: components["schemas"]["Id"] | null;
            validity: components["schemas"]["OfferValidity"];
            /** @description All dealers that were invited, also those that have not bid. */
            bidders: components["schemas"]["Bidder"][];
            /** @description Best first. */
            offers: components["schemas"]["Offer"][];
            rules?: components["schemas"]["AuctionRules"];
            /** @description Whether the best offer is at least the reserve; null without one. */
            reserve_met?: boolean | null;
            /** @description How often a late bid has moved the end. */
            extensions?: number;
            /** @description When it was to end at first; the end may have moved since, or come by a buy-now. */
            original_end_time?: components["schemas"]["Timestamp"];
            /** @description A dealer ended it by the buy-now price. */
            bought_now?: boolean;
            /** @description The best offer, below the reserve, can be offered to the owner now. */
            can_offer_best?: boolean;
            trade_in_id?: components["schemas"]["Id"];
            request_id?: components["schemas"]["Id"];
            /** @description What dealers have to know or bring; null for nothing. */
            dealer_requirements?: string | null;
            /** @description What staff told the dealers; null unless the auction was canceled. */
            cancel_reason?: string | null;
            /** @description When it was closed or cancelled; null while it runs. */
            closed_at?: components["schemas"]["NullableTimestamp"];
            /** @description The winner's answer to going on with the trade-in, after the owner's yes. */
            dealer_continues?: boolean | null;
            /** @description As in PublicAuction. */
            deal_version?: number;
            /** @description The fee of the deal that stands; null before the owner's yes and once it fell through. */
            fee?: components["schemas"]["AuctionFee"] | null;
        };
        /** @description The insurer of a claim. */
        Insurer: {
            /** @description Name of the company; null until it is known. */
            name: string | null;
        };
        /**
         * @description Conclusion as a number (design §7): 0 PRE_CHECK, 1 IN_PROGRESS, 2 ESTIMATE_SENT, 3 REPAIRABLE, 4 INSPECTED, 5 NEEDS_EXTRA_INSPECTION.
         * @enum {integer}
         */
        ClaimStatus: 0 | 1 | 2 | 3 | 4 | 5;
        /** @description The status that a conclusion can be taken back to, and until when. */
        ConclusionUndo: {
            status: components["schemas"]["ClaimStatus"];
            until: components["schemas"]["Timestamp"];
        };
        /** @description How the customer is told the conclusion that stands. */
        ConclusionTelling: {
            /** @description When the message goes, once the conclusion can no longer be taken back; null when it has. */
            planned_at: components["schemas"]["NullableTimestamp"];
            /** @description Since when the page behind the customer's link shows it; null before. */
            told_at: components["schemas"]["NullableTimestamp"];
            /** @description How the message fares; null when none was sent, as to a customer without any address. */
            message: components["schemas"]["Delivery"] | null;
            /** @description When the customer first opened the page with it. */
            opened_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description The message that a conclusion would bring the customer, where the partner switched it on. */
        ConclusionPreview: {
            status: components["schemas"]["ClaimStatus"];
            /** @description null for a customer without any address. */
            channel: ("SMS" | "EMAIL") | null;
            /** @description The customer’s phone number, or else their email address; null where they have neither. */
            to: string | null;
            /** @description Of an email. */
            subject: string | null;
            /** @description As it is sent, its link shortened. */
            text: string;
        };
        /** @description The claim of a report. */
        Claim: {
            id: components["schemas"]["Id"];
            /** @description What happened, in the customer’s words; null where it was not asked. */
            claim_type: string | null;
            reported: components["schemas"]["NullableTimestamp"];
            /** @description What the customer wrote of the damage; null where nothing was written. */
            damage_description: string | null;
            insurer: components["schemas"]["Insurer"];
            status: components["schemas"]["ClaimStatus"];
            /** @description For staff, while the conclusion can be taken back. */
            undo?: components["schemas"]["ConclusionUndo"] | null;
            /** @description For staff; null while the customer is not to be told. */
            telling?: components["schemas"]["ConclusionTelling"] | null;
            /** @description For staff, of each conclusion that customers are told. */
            previews?: components["schemas"]["ConclusionPreview"][];
        };
        /** @description The inspection of a report. Its conclusion is set like a claim's, by its id. */
        Inspect: {
            id: components["schemas"]["Id"];
            /** @description Who drives the car, as the customer wrote it; null until then. */
            driver_name: string | null;
            /** @description Where the driver is reached by email; null for none. */
            driver_email: string | null;
            /** @description Where the driver is reached by phone; null for none. */
            driver_phone: string | null;
            status: components["schemas"]["ClaimStatus"];
            /** @description How long the conclusion can be taken back; null when it cannot. */
            undo?: components["schemas"]["ConclusionUndo"] | null;
            /** @description Whether and how the customer was told; null while nothing was concluded. */
            telling?: components["schemas"]["ConclusionTelling"] | null;
            /** @description The messages that each conclusion would bring; empty where the partner tells none. */
            previews?: components["schemas"]["ConclusionPreview"][];
        };
        /** @description A report with what belongs to its flow. */
        StaffReportAnswer: {
            report: components["schemas"]["Report"];
            trade_in?: components["schemas"]["TradeIn"];
            auction?: components["schemas"]["Auction"];
            claim?: components["schemas"]["Claim"];
            inspect?: components["schemas"]["Inspect"];
        };
        /** @description The change staff may make to a request's status. */
        RequestUpdate: {
            /**
             * @description Staff set no other status by hand; the rest follow from what happens.
             * @enum {string}
             */
            status: "ARCHIVED";
        };
        /** @description One request. */
        RequestAnswer: {
            request: components["schemas"]["Request"];
        };
        /** @description Who is to look after a request; null for nobody. */
        Assignment: {
            /** @description Id of an active member of the partner who is more than a viewer; null takes the assignment away. */
            agent_id: components["schemas"]["Id"] | null;
        };
        /** @description Whether a car is to be withdrawn from its public page. */
        ListingChange: {
            /** @description True hides the car, so that its public page says it is no longer offered; false shows it again. */
            withdrawn: boolean;
        };
        /** @description A car on its public page. */
        Listing: {
            /** @description Whether staff have hidden the car from its public page. */
            withdrawn: boolean;
        };
        /** @description A reminder to the customer. Without a message the partner's own text is sent. */
        FollowUp: {
            /** @description Sent in place of the partner’s own text; the link is added to it. */
            message?: string;
        };
        /** @description Where to try again, if not there where it failed: another channel, or a corrected number or address of the channel, which the request keeps. */
        DeliveryRetry: {
            /** @description By which channel; left out, the one that failed. WHATSAPP only where it failed by it; SMS after that is how the customer is written to from then on. Messages about an outcome have other channels of their own. */
            channel?: components["schemas"]["SendChannel"];
            phone?: components["schemas"]["PhoneNumber"];
            email?: components["schemas"]["EmailAddress"];
        };
        /** @description A photo or scan of the report that is refused; a note is required with OTHER. */
        PhotoRefused: {
            /** @description The photo or scan to take again */
            upload_id: number;
            reason: components["schemas"]["RefusalReason"];
            /** @description What is wrong, in words that the customer reads; null for none. */
            note?: string | null;
        };
        /** @description What a customer is asked to add: whole sections, new photos in place of refused ones, and closer photos of damages. At least one of the three is given. */
        AdditionCreate: {
            /** @description Sections that the report has, asked for from the beginning. */
            sections?: components["schemas"]["SectionName"][];
            /** @description Photos to replace, each with what is wrong. */
            photos?: components["schemas"]["PhotoRefused"][];
            /** @description Ids of damage locations of the report. */
            damages?: components["schemas"]["Id"][];
            /** @description A line to the customer, in the message and on top of the steps. */
            message?: string | null;
        };
        /** @description An addition, and the request it belongs to. */
        AdditionAnswer: {
            addition: components["schemas"]["Addition"];
            request: components["schemas"]["Request"];
        };
        /** @description What staff say of a damage, in place of what the customer said; null for nothing. */
        DamageChange: {
            /** @description What kind of damage it is; null for nothing. */
            kind?: components["schemas"]["DamageKind"] | null;
            /** @description How large it is; null for nothing. */
            size?: components["schemas"]["DamageSize"] | null;
        };
        /** @description A damage as it is now. */
        DamageLocationAnswer: {
            damage_location: components["schemas"]["DamageLocation"];
        };
        /** @description What staff say of a damage that the detection found. What is left out is as it was found; the part must be known from one of both. */
        FindingAccept: {
            part?: components["schemas"]["CarPart"];
            /** @description What kind of damage it is; null for nothing. */
            kind?: components["schemas"]["DamageKind"] | null;
            /** @description How large it is; null for nothing. */
            size?: components["schemas"]["DamageSize"] | null;
            /** @description What staff write of it; null for nothing. */
            description?: string | null;
        };
        /** @description Where the license plate is on a photo; a hidden one is not shown behind public links. */
        PlatePlace: {
            box: components["schemas"]["PhotoBox"];
            /** @description Whether public links show the photo with the plate covered. */
            hidden: boolean;
        };
        /** @description The right values; what is left out stays as it is, null clears. */
        CorrectedDetails: {
            name?: components["schemas"]["PersonName"];
            /** @description The customer’s number, with a country code; null clears it. */
            phone?: components["schemas"]["PhoneNumber"] | null;
            /** @description The customer’s address; null clears it. */
            email?: components["schemas"]["EmailAddress"] | null;
            /** @description Postal code of the customer; null clears it. */
            postcode?: string | null;
            /**
             * @description A VIN that contradicts its check digit is taken.
             * @example 1HGCM82633A004352
             */
            vincode?: string | null;
            /** @description License plate; null clears it. */
            plate?: string | null;
            /** @description Model year, four digits; null clears it. */
            year?: number | null;
            /** @description Manufacturer, such as Honda; null clears it. */
            make?: string | null;
            /** @description Model without its make; null clears it. */
            model?: string | null;
            /** @description At most 2,000,000 miles or 3,200,000 kilometers. */
            mileage?: number | null;
            /** @description Belongs to the mileage; where none was ever given, the unit that the partner uses. */
            mileage_unit?: components["schemas"]["DistanceUnit"];
            /** @description Postal code of the place where the car is; null clears it. */
            zip?: string | null;
            /** @description By the flow's rules; one that the flow no longer uses can only be cleared. */
            claim_number?: string | null;
            /** @description Number of the customer’s insurance policy; null clears it. */
            policy_number?: string | null;
            date_of_loss?: components["schemas"]["NullableDay"];
        };
        /** @description The right values, and for each of them the one that the editor saw before. */
        DetailsCorrection: {
            details: components["schemas"]["CorrectedDetails"];
            seen: components["schemas"]["SeenDetails"];
        };
        /**
         * @description What happened to a request.
         * @enum {string}
         */
        RequestEventType: "CREATED" | "SENT" | "DELIVERED" | "READ" | "DELIVERY_FAILED" | "OPENED" | "STARTED" | "SECTION_REACHED" | "COMPLETED" | "FOLLOW_UP_SENT" | "RESENT" | "INACTIVE" | "ARCHIVED" | "UNARCHIVED" | "LINKS_REVOKED" | "LINK_ASKED" | "CONCLUDED" | "CONCLUSION_UNDONE" | "CONCLUSION_LINK_COPIED" | "CONCLUSION_OPENED" | "OFFER_MADE" | "OFFER_LINK_COPIED" | "CONVERSATION_LINK_COPIED" | "DEALER_LINK_COPIED" | "INVITATION_OPENED" | "OFFER_OPENED" | "OFFER_REMINDED" | "OFFER_EXTENDED" | "OFFER_WITHDRAWN" | "OFFER_ACCEPTED" | "OFFER_DECLINED" | "OFFER_EXPIRED" | "AUCTION_STARTED" | "AUCTION_EXTENDED" | "DEALERS_ADDED" | "AUCTION_ENDED" | "BEST_OFFERED" | "AUCTION_CANCELLED" | "DEALER_CONTINUES" | "DEALER_WITHDRAWS" | "PARTNER_WITHDRAWS" | "OWNER_WITHDRAWS" | "DEALER_NO_ANSWER" | "SECOND_CHANCE_ASKED" | "SECOND_CHANCE_ACCEPTED" | "SECOND_CHANCE_DECLINED" | "SECOND_CHANCE_EXPIRED" | "SECOND_CHANCE_CANCELLED" | "HANDOVER_TICKED" | "SOLD" | "LISTING_WITHDRAWN" | "LISTING_RESTORED" | "ADDITION_ASKED" | "ADDITION_COMPLETED" | "ADDITION_CANCELLED" | "REFUSAL_TAKEN_BACK" | "DAMAGE_PINNED" | "DAMAGE_UNPINNED" | "DAMAGE_CHANGED" | "FINDING_ACCEPTED" | "FINDING_DISMISSED" | "DETAILS_CORRECTED" | "ASSIGNED" | "PLATE_HIDDEN" | "PLATE_SHOWN" | "DAMAGE_REMOVED" | "CONVERSATION_PHOTO_ADDED" | "CONVERSATION_PHOTO_REMOVED";
        /** @description A change of one value, as text, a mileage as 84000 mi; null for nothing. */
        DetailChange: {
            field: components["schemas"]["DetailField"];
            /** @description What it was; null for nothing. */
            before: string | null;
            /** @description What it is since; null for nothing. */
            after: string | null;
        };
        /** @description Who made it happen. */
        RequestEventActor: {
            /**
             * @description STAFF is a member of the partner, CUSTOMER whoever has the link, DEALER an invited dealer, SYSTEM the server itself.
             * @enum {string}
             */
            kind: "STAFF" | "CUSTOMER" | "DEALER" | "SYSTEM";
            /** @description Name of the member of staff or the dealer; null for the customer and the system. */
            name: string | null;
        };
        /** @description An entry of a request's timeline. */
        RequestEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["RequestEventType"];
            /** @description The request's status after it. */
            status: components["schemas"]["RequestStatus"];
            /** @description With SECTION_REACHED, which one. */
            section: string | null;
            /** @description What it was about: with CONCLUDED and CONCLUSION_UNDONE the name of the status, with offers and auctions the amount and currency, such as 18500 USD, with DELIVERY_FAILED the DeliveryReason, with HANDOVER_TICKED the HandoverItem, with withdrawals the reason, with COMPLETED and ADDITION_COMPLETED the reason why something required or asked for is missing, with ADDITION_ASKED the line to the customer, with ASSIGNED the agent's name, null for nobody, with DEALER_LINK_COPIED and INVITATION_OPENED the dealer's name, with CREATED the word WEBSITE if the customer asked for it on a website that embed.js is on, with SENT, DELIVERED and READ the SendChannel that it took where WhatsApp is or was one. */
            detail?: string | null;
            /** @description With DETAILS_CORRECTED, what was changed; by the customer, if a later answer of theirs did. */
            change?: components["schemas"]["DetailChange"] | null;
            /** @description With SENT, DELIVERED, READ and DELIVERY_FAILED, what the message is about; null for earlier entries. */
            about?: components["schemas"]["MessageAbout"] | null;
            actor: components["schemas"]["RequestEventActor"];
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description A request's timeline, oldest first. */
        RequestEventList: {
            /** @description All of them, in the order in which they happened. */
            events: components["schemas"]["RequestEvent"][];
        };
        /**
         * @description Why a customer is written to again.
         * @enum {string}
         */
        MessagePurpose: "RESEND" | "FOLLOW_UP" | "ADDITION";
        /** @description A message before it is sent. */
        MessagePreview: {
            /** @description By which way it would go. */
            channel: components["schemas"]["SendChannel"];
            /** @description Number or address; null when neither is known */
            to: string | null;
            /** @description Of an email */
            subject: string | null;
            /** @description The whole text, with name, partner and link filled in. By WhatsApp the approved template says it in words of its own, and this is what an SMS would say. */
            text: string;
            /** @description How the link stands in the text; staff's own words are followed by it. */
            link: string;
        };
        /** @description What would be sent. */
        MessagePreviewAnswer: {
            message: components["schemas"]["MessagePreview"];
        };
        /** @description The next car waiting; null when none does. */
        NextRequestAnswer: {
            /** @description Request to open next. */
            request_id: components["schemas"]["Id"] | null;
        };
        /** @description Who did it. */
        AuditActor: {
            /**
             * @description STAFF is a member of the partner, DEALER an invited dealer, OWNER whoever has the owner’s link, SYSTEM the server itself.
             * @enum {string}
             */
            kind: "STAFF" | "DEALER" | "OWNER" | "SYSTEM";
            /** @description Id of the user or the dealer; null for the owner and the system. */
            id: components["schemas"]["Id"] | null;
            /** @description Name as it was when it happened; null for the owner and the system. */
            name: string | null;
        };
        /** @description One entry of the append-only record of a trade-in's offers and answers. Its hash is SHA-256 over the previous hash and the entry, so that no entry can be changed, dropped or put in between unseen. */
        AuditEntry: {
            /** @description Place in the record, from 1 without gaps. */
            seq: number;
            /**
             * @description What was done; the members beside it say with which amounts.
             * @enum {string}
             */
            action: "OFFER_MADE" | "AUCTION_STARTED" | "BID" | "AUTOMATIC_BID" | "BUY_NOW" | "LIMIT_SET" | "BID_REFUSED" | "AUCTION_EXTENDED" | "DEALERS_ADDED" | "AUCTION_CLOSED" | "AUCTION_CANCELLED" | "BEST_OFFERED" | "OFFER_ACCEPTED" | "OFFER_DECLINED" | "OFFER_EXPIRED" | "OFFER_EXTENDED" | "OFFER_WITHDRAWN" | "FEE_BOOKED" | "DEALER_CONTINUES" | "DEALER_WITHDRAWS" | "PARTNER_WITHDRAWS" | "OWNER_WITHDRAWS" | "DEALER_NO_ANSWER" | "FEE_KEPT" | "FEE_RETURNED" | "SECOND_CHANCE_ASKED" | "SECOND_CHANCE_ACCEPTED" | "SECOND_CHANCE_DECLINED" | "SECOND_CHANCE_EXPIRED" | "SECOND_CHANCE_CANCELLED" | "HANDOVER_TICKED" | "HANDOVER_UNTICKED" | "SOLD";
            actor: components["schemas"]["AuditActor"];
            amount: components["schemas"]["NullableAmount"];
            /** @description Currency of the amounts; null for entries without one. */
            currency_code: components["schemas"]["CurrencyCode"] | null;
            /** @description The state before it */
            before: string | null;
            /** @description The state after it */
            after: string | null;
            /** @description The auction that it belongs to; null for offers that staff made without one. */
            auction_id: components["schemas"]["Id"] | null;
            /** @description How often it happened. A dealer's refused bids stand as one entry for each reason, that of the first; later ones are counted beside the chain. */
            times: number;
            /** @description When it happened last. */
            last_at: components["schemas"]["Timestamp"];
            /** @description The call that caused it; null for the clock */
            call_id: string | null;
            inserted_at: components["schemas"]["Timestamp"];
            /** @description Hash of the entry before, as 64 hexadecimal digits; 64 zeros for the first one. */
            previous_hash: string;
            /** @description SHA-256 of previous_hash and this entry, as 64 hexadecimal digits. */
            hash: string;
        };
        /** @description The record of a trade-in, oldest first. */
        AuditAnswer: {
            /** @description The whole record; none can be left out without breaking the hashes. */
            entries: components["schemas"]["AuditEntry"][];
            /** @description Whether every hash fits */
            intact: boolean;
        };
        /** @description What anybody with the link may know beside the photos. */
        PublicReportInfo: {
            /** @description The car’s condition in the customer’s words; null until it is written. */
            car_condition_summary: string | null;
        };
        /** @description Photos, damages and car of a report, as anybody with the link may see them. */
        PublicReportContent: {
            report_id: components["schemas"]["Id"];
            /** @description Photos and scans that staff have not declined. */
            uploads: components["schemas"]["Upload"][];
            /** @description Damages of the customer and of staff, as staff last said them. */
            damage_locations: components["schemas"]["DamageLocation"][];
            car: components["schemas"]["PublicReportCar"];
        };
        /** @description A report as anybody with the link may see it. No contact of the owner. */
        PublicReport: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReportKind"];
            status: components["schemas"]["RequestStatus"];
            partner: components["schemas"]["ReportPartner"];
            info: components["schemas"]["PublicReportInfo"];
            theme: components["schemas"]["Theme"];
            locales?: components["schemas"]["Locales"];
            /** @description The partner’s logo; null where it has none. */
            logo?: components["schemas"]["Logo"] | null;
            sections: components["schemas"]["SectionToggles"];
            /** @description What its reader reads mileages in, a dealer by its country, else the partner's. */
            distance_unit: components["schemas"]["DistanceUnit"];
            /** @description The owner said that the car has no damage; false where they did not say. */
            no_damage?: boolean;
            inserted_at: components["schemas"]["Timestamp"];
            /** @description True from the owner's yes for as long as the deal stands, for everybody but the owner and the dealer who buys the car; otherwise absent. */
            sold?: boolean;
            /** @description True on the public page while staff have withdrawn the car from it; otherwise absent. */
            withdrawn?: boolean;
            report: components["schemas"]["PublicReportContent"];
        };
        /** @description How the two sides of an accepted offer reach each other; told to each other only. */
        OfferContacts: {
            /** @description Name of the other side; null where it is not known. */
            name: string | null;
            /** @description Where the other side is reached by email; null for none. */
            email: string | null;
            /** @description Where the other side is reached by phone; null for none. */
            phone: string | null;
            /** @description Where the dealer is; null for the owner, and where it is not known. */
            address: string | null;
        };
        /** @description The car that was agreed on. */
        ReceiptCar: {
            /** @description Model year; null where it is not known. */
            year: number | null;
            /** @description Manufacturer; null where it is not known. */
            make: string | null;
            /** @description Model without its make; null where it is not known. */
            model: string | null;
            /** @description License plate; null where it is not known. */
            plate: string | null;
            /** @description Vehicle identification number; null where it is not known. */
            vincode: string | null;
        };
        /** @description What the owner agreed to, while the deal stands. */
        Receipt: {
            /** @description Under which both sides can name the deal. */
            number: string;
            agreed_at: components["schemas"]["Timestamp"];
            price: components["schemas"]["Amount"];
            currency_code: components["schemas"]["CurrencyCode"];
            car: components["schemas"]["ReceiptCar"];
            partner: components["schemas"]["NamedParty"];
            /** @description The owner's own contact. */
            seller: components["schemas"]["OfferContacts"];
            /** @description The dealer's, or the partner's where staff made the offer. */
            buyer: components["schemas"]["OfferContacts"];
            /** @description Valid only if a new car is purchased from the dealer */
            trade_for_new: boolean;
            /** @description The buyer's conditions in its own words */
            comment: string | null;
            /**
             * Format: date
             * @description Day on which the car changes hands; null until one is agreed on.
             */
            handover_day: string | null;
            pdf_url: components["schemas"]["Url"];
        };
        /** @description That the offer was withdrawn, and why. */
        WithdrawnOffer: {
            at: components["schemas"]["Timestamp"];
            /** @description Words of staff; the owner and the dealer read them. */
            reason: string;
        };
        /** @description A trade-in without its owner. The offer is there only for the owner's own key. */
        PublicTradeIn: {
            id: components["schemas"]["Id"];
            inserted_at: components["schemas"]["Timestamp"];
            offer_set_timestamp: components["schemas"]["NullableTimestamp"];
            /** @description Null while there is none, and for anybody but the owner. */
            offer: components["schemas"]["TradeInOffer"] | null;
            /** @description Of the dealer or partner, for the owner, once they have accepted and while the deal stands. */
            contacts?: components["schemas"]["OfferContacts"] | null;
            /** @description What follows their yes; as in TradeIn. */
            deal?: components["schemas"]["Deal"] | null;
            /** @description What they agreed to; null before and once the deal fell through. */
            receipt?: components["schemas"]["Receipt"] | null;
            /** @description The offer that was withdrawn from the owner; null once another step has followed. */
            withdrawn?: components["schemas"]["WithdrawnOffer"] | null;
        };
        /** @description An auction without anybody's name. */
        PublicAuction: {
            id: components["schemas"]["Id"];
            currency_code: components["schemas"]["CurrencyCode"];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            server_time: components["schemas"]["Timestamp"];
            status: components["schemas"]["AuctionStatus"];
            validity: components["schemas"]["OfferValidity"];
            /** @description How many bids were taken, of all dealers together. */
            total_offers: number;
            /** @description Raised by every step after the owner's yes; whoever shows the deal reads it again when it differs. */
            deal_version?: number;
        };
        /** @description The inspection of a public report, without the driver. */
        PublicInspect: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ClaimStatus"];
        };
        /** @description A public report with what belongs to its kind; the kind of the key decides. */
        PublicReportAnswer: {
            report: components["schemas"]["PublicReport"];
            trade_in?: components["schemas"]["PublicTradeIn"];
            auction?: components["schemas"]["PublicAuction"];
            claim?: components["schemas"]["Claim"];
            inspect?: components["schemas"]["PublicInspect"];
        };
        /**
         * @description A car status; empty means all. OFFER_ACCEPTED finds the sold ones too.
         * @enum {string}
         */
        CarStatusFilter: "" | "NEW" | "APPRAISED" | "OFFER_ACCEPTED" | "OFFER_DECLINED" | "REPAIRABLE" | "INSPECTED" | "NEEDS_EXTRA_INSPECTION" | "AUCTION_RUNNING" | "AUCTION_COMPLETED" | "PRE_CHECK" | "IN_PROGRESS" | "ESTIMATE_SENT" | "SOLD";
        /**
         * @description Where a car stands, derived from its offers, auction or conclusion (spec §4, design §7). SOLD is an extension: an accepted offer whose car has changed hands.
         * @enum {string}
         */
        CarStatus: "NEW" | "APPRAISED" | "OFFER_ACCEPTED" | "OFFER_DECLINED" | "REPAIRABLE" | "INSPECTED" | "NEEDS_EXTRA_INSPECTION" | "AUCTION_RUNNING" | "AUCTION_COMPLETED" | "PRE_CHECK" | "IN_PROGRESS" | "ESTIMATE_SENT" | "SOLD";
        /**
         * @description AUCTION runs; NO_OFFERS, RESERVE_NOT_MET and FELL_THROUGH are how one came to nothing. OFFERED waits for the owner, who has ACCEPTED or DECLINED, or let it expire. SOLD changed hands.
         * @enum {string}
         */
        CarSaleState: "AUCTION" | "NO_OFFERS" | "RESERVE_NOT_MET" | "FELL_THROUGH" | "OFFERED" | "EXPIRED" | "DECLINED" | "ACCEPTED" | "SOLD";
        /** @description How far the sale of a car is. */
        CarSale: {
            state: components["schemas"]["CarSaleState"];
            /** @description The offer, or the best bid of the auction; null without one. */
            value: components["schemas"]["NullableAmount"];
            currency_code: components["schemas"]["CurrencyCode"];
            /** @description Bids of the latest auction. */
            bids: number;
            /** @description When the auction ends, or until when the owner may answer; null for neither. */
            until: components["schemas"]["NullableTimestamp"];
        };
        /** @description A reported car in a list. */
        Car: {
            id: components["schemas"]["Id"];
            /** @description The branch that the car was reported to. */
            partner_name: string;
            /** @description License plate as it was reported; null while information is missing. */
            plate: string | null;
            /** @description Model year, four digits; null until it is known. */
            year: number | null;
            /** @description Manufacturer, such as Honda; null until it is known. */
            make: string | null;
            /** @description Model without its make; null until it is known. */
            model: string | null;
            thumbnail: components["schemas"]["NullableUrl"];
            offer_price: components["schemas"]["NullableAmount"];
            currency_code: components["schemas"]["CurrencyCode"];
            /** @description The car's status (not the request's, in spite of the name). */
            request_status: components["schemas"]["CarStatus"];
            request_date: components["schemas"]["Timestamp"];
            request_id: components["schemas"]["Id"];
            /** @description Number of the photo that the thumbnail is of; where the photos open. */
            cover_upload_id: number | null;
            /** @description The newest message to the customer about a conclusion, an offer or a deal, if it did not go out. */
            undelivered: components["schemas"]["Delivery"] | null;
            /** @description Of the claim that it is about; null where the flow has none or none was given. */
            claim_number?: string | null;
            /** @description How far its sale is; null where nothing was offered and no auction was run. */
            sale: components["schemas"]["CarSale"] | null;
            /** @description Whose car it is; null where the customer gave no name. */
            customer_name?: string | null;
        };
        /** @description A page of cars, newest first. */
        CarList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            cars: components["schemas"]["Car"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description How many cars there are, in all and for each status filter. The sold ones are among OFFER_ACCEPTED, and counted again for themselves. */
        CarCounts: {
            /** @description Cars of the flow in any status. */
            all: number;
            /** @description Cars without an offer, an auction or a conclusion. */
            NEW: number;
            /** @description Cars whose owner has an offer without an auction, and has not answered it. */
            APPRAISED: number;
            /** @description Cars whose owner said yes. */
            OFFER_ACCEPTED: number;
            /** @description Cars whose owner said no. */
            OFFER_DECLINED: number;
            /** @description Claims that were concluded as repairable. */
            REPAIRABLE: number;
            /** @description Inspections that were concluded. */
            INSPECTED: number;
            /** @description Cars that have to be looked at in person. */
            NEEDS_EXTRA_INSPECTION: number;
            /** @description Cars that dealers can bid on now. */
            AUCTION_RUNNING: number;
            /** @description Cars whose auction is over and whose owner has not answered an offer. */
            AUCTION_COMPLETED: number;
            /** @description Always 0; cars without a conclusion count as NEW. */
            PRE_CHECK: number;
            /** @description Claims and inspections whose conclusion is the number 1. */
            IN_PROGRESS: number;
            /** @description Claims and inspections whose conclusion is the number 2. */
            ESTIMATE_SENT: number;
            /** @description Cars whose deal is complete. */
            SOLD: number;
        };
        /** @description Counts for the tabs of a car list. */
        CarCountsAnswer: {
            counts: components["schemas"]["CarCounts"];
            /** @description The same counts of those whose requests the caller looks after. */
            mine?: components["schemas"]["CarCounts"];
        };
        /** @description The request that an upload belongs to. */
        UploadRequestAnswer: {
            request_id: components["schemas"]["Id"];
        };
        /** @description How long the stock on the market would last. */
        MarketDaysSupply: {
            /** @description Days */
            mds: number | null;
        };
        /** @description A similar car for sale. */
        MarketListing: {
            id: components["schemas"]["Id"];
            /** @description Title of the advertisement, as its seller wrote it. */
            heading: string;
            /** @description Model year; null where the advertisement does not say it. */
            year: number | null;
            /** @description Manufacturer; null where the advertisement does not say it. */
            make: string | null;
            /** @description Model without its make; null where the advertisement does not say it. */
            model: string | null;
            /** @description Version of the model, such as EX; null where the advertisement does not say it. */
            trim: string | null;
            price: components["schemas"]["NullableAmount"];
            /** @description Odometer in miles; null where the advertisement does not say it. */
            miles: number | null;
            /** @description Miles from the postcode asked about */
            distance: number | null;
            /** @description Who sells it; null for a private seller or where it is not said. */
            dealer_name: string | null;
            url: components["schemas"]["NullableUrl"];
            photo: components["schemas"]["NullableUrl"];
        };
        /** @description Similar cars for sale. */
        SimilarCars: {
            /** @description Empty where the survey finds none. */
            listings: components["schemas"]["MarketListing"][];
        };
        /** @description What the market says about a car. */
        MarketSurvey: {
            mds: components["schemas"]["MarketDaysSupply"];
            /** @description Cars of that make and model near the postcode; null where the survey does not know. */
            total_cars_sold_in_last_45_days: number | null;
            similar_cars: components["schemas"]["SimilarCars"];
            /** @description True when no provider is configured and the figures are made up; the UI labels them so. */
            sample: boolean;
        };
        /** @description Offer form of staff (spec §5). */
        OfferCreate: {
            value: components["schemas"]["Amount"];
            /** @description For how many days the owner can accept it. */
            expires_in_days: number;
            /** @description Words for the owner; null for none. */
            comment?: string | null;
            /** @description Whether the offer holds only if a new car is bought from the dealer. */
            trade_for_new?: boolean;
        };
        /** @description One trade-in. */
        TradeInAnswer: {
            trade_in: components["schemas"]["TradeIn"];
        };
        /** @description The owner's answer to an offer, with the key of their link. */
        OfferResponse: {
            /** @description True takes the offer, false declines it; the first answer stands. */
            accepted: boolean;
            /** @description The last part of the owner’s link. */
            session_key: string;
            /** @description The amount that the owner saw; another one by now is refused (INVALID_TRANSITION). */
            value?: components["schemas"]["Amount"];
        };
        /** @description The answer that now stands. */
        OfferResponseAnswer: {
            /** @description The answer that stands, which may be an earlier one. */
            accepted: boolean;
            /** @description How to reach the buyer; null after a no. */
            contacts?: components["schemas"]["OfferContacts"] | null;
            /** @description What follows; null after a no. */
            deal?: components["schemas"]["Deal"] | null;
            /** @description What was agreed; null after a no. */
            receipt?: components["schemas"]["Receipt"] | null;
        };
        /** @description How the owner gets the pending offer once more. */
        OfferMessageCreate: {
            /**
             * @description By which way the message goes; the customer must have a number or an address for it.
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
        };
        /** @description More time for the owner to answer the pending offer. */
        OfferExtension: {
            /** @description Added to the end of the offer */
            days: number;
            /** @description The dealer told staff that the offer holds longer */
            dealer_agreed?: boolean;
        };
        /** @description Why the pending offer is withdrawn, for the owner and the dealer. */
        OfferWithdrawal: {
            /** @description Words for both; they read them as they stand. */
            reason: string;
        };
        /** @description The owner's page of the pending offer. */
        OfferLinkAnswer: {
            /** @description Absolute address with the owner’s key; who has it can answer the offer. */
            link: string;
        };
        /** @description Rules to set; what is left out is the partner's default. */
        AuctionRulesChoice: {
            min_bid?: components["schemas"]["NullableAmount"];
            min_raise?: components["schemas"]["MinRaise"];
            reserve_price?: components["schemas"]["NullableAmount"];
            /** @description Whether a bid in the last 2 minutes adds 2 minutes to the end, at most 10 times. */
            extension?: boolean;
            buy_now_price?: components["schemas"]["NullableAmount"];
            /** @description Whether a dealer may say up to which amount the server bids for them. */
            proxy_bids?: boolean;
            /** @description Whether dealers learn nothing of each other’s bids before the end. */
            sealed?: boolean;
        };
        /** @description A new auction. From the times only the duration is taken; the server's clock decides. */
        AuctionCreate: {
            partner_id: components["schemas"]["Id"];
            trade_in_id: components["schemas"]["Id"];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            validity: components["schemas"]["OfferValidity"];
            /** @description Ids of the invited dealers; left out when all are. */
            dealers?: components["schemas"]["Id"][];
            /** @description What dealers have to know or bring, in words that they read. */
            dealer_requirements?: string;
            /** @description Nothing below it is taken; as in the rules, which win. */
            min_bid?: components["schemas"]["Amount"];
            rules?: components["schemas"]["AuctionRulesChoice"];
        };
        /** @description One auction. */
        AuctionAnswer: {
            auction: components["schemas"]["Auction"];
        };
        /** @description A change to a running auction; what is left out stays. */
        AuctionChange: {
            /** @description Ids of more dealers to invite; those who are invited already stay as they are. */
            dealers?: components["schemas"]["Id"][];
            /** @description A later end, at most 720 hours after the start. Every dealer is told. */
            end_time?: components["schemas"]["Timestamp"];
        };
        /** @description What "Start again" is filled with, from an auction that led to nothing. */
        AuctionAgain: {
            auction_id: components["schemas"]["Id"];
            partner_id: components["schemas"]["Id"];
            trade_in_id: components["schemas"]["Id"];
            currency_code: components["schemas"]["CurrencyCode"];
            /** @description As first planned, rounded up */
            hours: number;
            validity: components["schemas"]["OfferValidity"];
            /** @description What dealers have to know or bring, in words that they read. */
            dealer_requirements: string | null;
            rules: components["schemas"]["AuctionRules"];
            /** @description Those of its dealers that can be invited again, by name. */
            dealers: components["schemas"]["DealerContact"][];
            /** @description How many of its dealers cannot be invited any more. */
            left_out: number;
        };
        /** @description What "Start again" is filled with. */
        AuctionAgainAnswer: {
            again: components["schemas"]["AuctionAgain"];
        };
        /** @description Why staff end an auction; the invited dealers are told. */
        AuctionCancel: {
            /** @description Words for the dealers; they read them as they stand. */
            reason: string;
        };
        /** @description How a dealer gets once more what did not arrive. */
        BidderMessageCreate: {
            /**
             * @description One by which the dealer can be reached.
             * @enum {string}
             */
            channel: "EMAIL" | "SMS";
        };
        /** @description A dealer's page of an auction. */
        BidderLinkAnswer: {
            /** @description Absolute address with the dealer’s key; who has it can bid in the dealer’s name. */
            link: string;
        };
        /** @description What the dealers know of an auction's rules; never the reserve price. */
        DealerRules: {
            min_bid: components["schemas"]["NullableAmount"];
            min_raise: components["schemas"]["MinRaise"];
            /** @description There is a reserve price */
            has_reserve: boolean;
            /** @description Whether a bid in the last 2 minutes adds 2 minutes to the end, at most 10 times. */
            extension: boolean;
            buy_now_price: components["schemas"]["NullableAmount"];
            /** @description Whether the dealer may say up to which amount the server bids for them. */
            proxy_bids: boolean;
            /** @description Whether nothing is told of other dealers’ bids before the end. */
            sealed: boolean;
        };
        /** @description An auction as one invited dealer sees it. Never who else bids. */
        DealerAuction: {
            id: components["schemas"]["Id"];
            currency_code: components["schemas"]["CurrencyCode"];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            server_time: components["schemas"]["Timestamp"];
            min_bid: components["schemas"]["NullableAmount"];
            status: components["schemas"]["AuctionStatus"];
            /** @description Whether this dealer won; null while it runs */
            winner: boolean | null;
            validity: components["schemas"]["OfferValidity"];
            /** @description How many offers there are; null while sealed bids are taken. */
            total_offers: number | null;
            rules?: components["schemas"]["DealerRules"];
            /** @description Whether the reserve is met; null without one, and while sealed bids are taken. */
            reserve_met?: boolean | null;
            /** @description How often a late bid has moved the end. */
            extensions?: number;
            original_end_time?: components["schemas"]["Timestamp"];
            /** @description A dealer, this one or another, ended it by the buy-now price. */
            bought_now?: boolean;
            /** @description Until when an offer made now holds at least, by the auction's validity. */
            offers_hold_until?: components["schemas"]["Timestamp"];
            /** @description While this dealer's offer waits for the owner, until when they may answer; otherwise null. */
            owner_replies_until?: components["schemas"]["NullableTimestamp"];
            /** @description Up to which amount the server bids for this dealer; null without such a limit. */
            own_limit?: components["schemas"]["NullableAmount"];
            /** @description Null without one, and while sealed bids are taken. */
            best_offer?: components["schemas"]["NullableAmount"];
            /** @description The lowest amount that would be taken now: the minimum price, or the best offer and the least raise. Never above the buy-now price. With sealed bids, by this dealer's own best. */
            minimum_offer?: components["schemas"]["Amount"];
            /** @description The best offer is this dealer's own; left out while sealed bids are taken. */
            leading?: boolean;
            /** @description What the dealer has to know or bring; null for nothing. */
            dealer_requirements?: string | null;
            /** @description What staff told the dealers; null unless the auction was canceled. */
            cancel_reason?: string | null;
            /** @description The winner’s own answer to whether it still wants the car; null for others, and until it is given. */
            continues?: boolean | null;
            /** @description As in PublicAuction. */
            deal_version?: number;
            fee?: components["schemas"]["AuctionFee"];
        };
        /** @description A dealer's own offer. */
        OwnOffer: {
            id: components["schemas"]["Id"];
            /** @description What the dealer wrote with it; null for nothing. */
            comment: string | null;
            expires_at: components["schemas"]["NullableTimestamp"];
            value: components["schemas"]["Amount"];
            inserted_at: components["schemas"]["Timestamp"];
            /** @description Whether the offer holds only if a new car is bought from the dealer. */
            trade_for_new?: boolean;
            /** @description The server made it for the dealer, up to their limit. */
            automatic?: boolean;
        };
        /** @description A second chance as the dealer who was asked sees it. */
        DealerSecondChance: {
            state: components["schemas"]["SecondChanceState"];
            price: components["schemas"]["Amount"];
            currency_code: components["schemas"]["CurrencyCode"];
            until: components["schemas"]["Timestamp"];
            /** @description How many days after the yes the owner has to answer */
            offer_days: number;
            server_time: components["schemas"]["Timestamp"];
            /** @description Empty once it is answered or over. */
            can: ("ACCEPT" | "DECLINE")[];
        };
        /** @description What a dealer's link shows. */
        DealerAuctionAnswer: {
            auction: components["schemas"]["DealerAuction"];
            report: components["schemas"]["PublicReport"];
            /** @description Bids of this dealer alone, the newest first. */
            own_offers: components["schemas"]["OwnOffer"][];
            /** @description Value of the best offer so far. */
            best_offer: components["schemas"]["NullableAmount"];
            dealer?: components["schemas"]["NamedParty"];
            /** @description Of the owner, for the winner, once the owner has accepted and while the deal stands. */
            contacts?: components["schemas"]["OfferContacts"] | null;
            /** @description This dealer's own deal, once the owner has accepted its offer. */
            deal?: components["schemas"]["Deal"] | null;
            /** @description Whether this dealer was asked to stand by its bid; the latest time. */
            second_chance?: components["schemas"]["DealerSecondChance"] | null;
        };
        /** @description The winner's answer to 'Would you like to continue with the trade-in?' */
        DealerContinue: {
            /** @description False gives the deal up. */
            continue: boolean;
            /** @description Why not; required with false (MISSING_FIELD). Told to staff. */
            reason?: string;
        };
        /** @description The address that a dealer's links go to. */
        DealerLinkAsk: {
            email: components["schemas"]["EmailAddress"];
        };
        /**
         * @description RUNNING: open for offers, or a second chance waits for this dealer's answer. WON: this dealer's offer is the best one, and the owner has not answered yet or has said yes. PAST: all others.
         * @enum {string}
         */
        DealerPageList: "RUNNING" | "WON" | "PAST";
        /** @description How many auctions each list has. */
        DealerPageCounts: {
            /** @description Auctions in which the dealer can bid now. */
            running: number;
            /** @description Auctions that the dealer won. */
            won: number;
            /** @description Other auctions that are over. */
            past: number;
        };
        /** @description What a list says of a car. */
        DealerPageCar: {
            /** @description Model year; null until it is known. */
            year: number | null;
            /** @description Manufacturer; null until it is known. */
            make: string | null;
            /** @description Model without its make; null until it is known. */
            model: string | null;
        };
        /** @description One auction of a dealer's own page. Never who else bids. */
        DealerPageAuction: {
            auction: components["schemas"]["DealerAuction"];
            car: components["schemas"]["DealerPageCar"];
            /** @description The cover photo in its sizes, smallest first; empty when there is none yet. */
            photo: components["schemas"]["ImageVariant"][];
            /** @description The best of this dealer's own offers. */
            own_offer: components["schemas"]["OwnOffer"] | null;
            /** @description Key of the dealer's link to this one auction */
            dealer_key: string;
            /** @description Of the owner, for the winner, once the owner has accepted. */
            contacts: components["schemas"]["OfferContacts"] | null;
            /** @description This dealer's own deal, and what came of it. */
            deal: components["schemas"]["Deal"] | null;
            /** @description This dealer's own, once it was asked to stand by its bid. */
            second_chance: components["schemas"]["DealerSecondChance"] | null;
        };
        /** @description A dealer's own page, with one page of one of its lists. */
        DealerPageAnswer: {
            partner: components["schemas"]["DealerPagePartner"];
            dealer: components["schemas"]["NamedParty"];
            /** @description The server's clock when it answered; countdowns are set by this. */
            server_time: components["schemas"]["Timestamp"];
            counts: components["schemas"]["DealerPageCounts"];
            /** @description Those of the list that was asked for. */
            auctions: components["schemas"]["DealerPageAuction"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description Offer form of a dealer, with the key of their link. */
        PublicOfferCreate: {
            /** @description The last part of the dealer’s link. */
            dealer_key: string;
            /** @description What is bid now; a bid of the buy-now price or more buys at the buy-now price. */
            value: components["schemas"]["Amount"];
            /** @description Up to which amount the server bids for the dealer: at least the value, below the buy-now price, and above the limit so far. The price seen is that of the second highest limit and the least raise; nobody else learns the limit. With it a value below the minimum is raised to that. */
            up_to?: components["schemas"]["Amount"];
            /** @description Ends the auction at once, at the buy-now price, which the value names. */
            buy_now?: boolean;
            /** @description For how many days after the auction's end the offer holds; the auction's own validity where that is longer, or where it is left out. */
            expires_in_days?: number;
            /** @description Words for staff; null for none. */
            comment?: string | null;
            /** @description Whether the offer holds only if a new car is bought from the dealer. */
            trade_for_new?: boolean;
            /** @description Of the dealer's browser; messages to the dealer then tell times in it. */
            time_zone?: components["schemas"]["TimeZone"];
        };
        /** @description The offer that was taken, and how the auction stands with it. */
        PublicOfferAnswer: {
            offer: components["schemas"]["OwnOffer"];
            auction: components["schemas"]["DealerAuction"];
        };
        /** @description Whom to ask next, and for how long. */
        SecondChanceCreate: {
            dealer_id: components["schemas"]["Id"];
            /** @description How long the dealer has to answer. */
            hours: number;
        };
        /** @description A side that told staff that it withdraws. */
        StaffWithdrawal: {
            /** @description OWNER, or the buyer (DEALER, and STAFF where the partner is the buyer). */
            party: components["schemas"]["DealParty"];
            /** @description Words for the other side. */
            reason: string;
        };
        /** @description A part of the handover that staff tick, for a side that told them or for their own. */
        StaffTick: {
            item: components["schemas"]["HandoverItem"];
            party: components["schemas"]["DealParty"];
            /** @description False takes the tick back. */
            done: boolean;
            /**
             * Format: date
             * @description With the item DAY, the day of the handover.
             */
            day?: string;
        };
        /** @description The end of a deal. With parts of the handover missing a note is required. */
        DealSale: {
            /** @description What is said of missing parts, for the record; null for nothing. */
            note?: string | null;
        };
        /** @description The owner's change of mind, with the key of their link. */
        OwnerWithdrawal: {
            /** @description The last part of the owner’s link. */
            session_key: string;
            /** @description Words for the partner and the dealer. */
            reason: string;
        };
        /** @description The owner's trade-in as it now stands. */
        OwnerDealAnswer: {
            trade_in: components["schemas"]["PublicTradeIn"];
        };
        /** @description The owner's own part of the handover, with the key of their link. */
        OwnerTick: {
            /** @description The last part of the owner’s link. */
            session_key: string;
            item: components["schemas"]["HandoverItem"];
            /** @description False takes the tick back. */
            done: boolean;
            /**
             * Format: date
             * @description With DAY, the day of the handover; left out to confirm the one that is named.
             */
            day?: string;
        };
        /** @description The dealer's own part of the handover. */
        DealerTick: {
            item: components["schemas"]["HandoverItem"];
            /** @description False takes the tick back. */
            done: boolean;
            /**
             * Format: date
             * @description With the item DAY, the day of the handover.
             */
            day?: string;
        };
        /** @description The dealer's answer to a second chance; a no takes a reason. */
        DealerSecondChanceAnswer: {
            /** @description True buys at the dealer’s own best bid. */
            accept: boolean;
            /** @description Why not; needed for a no. */
            reason?: string;
        };
        /** @description A conclusion. */
        ClaimUpdate: {
            status: components["schemas"]["ClaimStatus"];
            /** @description Whether the customer is told, where the partner switched that on for this conclusion; true when left out. */
            tell?: boolean;
        };
        /** @description The conclusion that now stands. */
        ClaimUpdateAnswer: {
            status: components["schemas"]["ClaimStatus"];
            /** @description How long it can be taken back; null when it cannot. */
            undo?: components["schemas"]["ConclusionUndo"] | null;
            /** @description null while the customer is not to be told. */
            telling?: components["schemas"]["ConclusionTelling"] | null;
        };
        /** @description How the customer is told the conclusion now, or once more. */
        ConclusionMessageCreate: {
            /**
             * @description By which way the message goes.
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
        };
        /** @description The customer's page of the conclusion. */
        ConclusionLinkAnswer: {
            /** @description Absolute address with the customer’s key, to be passed on by hand. */
            link: string;
        };
        /**
         * @description Whether one side has seen the newest message. In a thread's `seller_read_status` that side is staff, in its `buyer_read_status` whoever they write with.
         * @enum {string}
         */
        ReadStatus: "NEW" | "READ";
        /**
         * @description Who began a thread, and with whom.
         * @enum {string}
         */
        ThreadDirection: "AGENT_BUYER" | "BUYER_AGENT" | "AGENT_SELLER" | "SELLER_AGENT";
        /** @description The buyer or the seller of a thread. */
        ThreadParty: {
            /** @description Id of the user or the dealer; null for a customer or a stranger. */
            id: components["schemas"]["Id"] | null;
            /** @description What the person is called; null where it is not known. */
            name: string | null;
        };
        /** @description What a thread is about. */
        ThreadInfo: {
            /** @description Manufacturer of the car; null until it is known. */
            make: string | null;
            /** @description Model without its make; null until it is known. */
            model: string | null;
            /** @description Postal code of the customer; null until it is given. */
            postcode: string | null;
            /** @description State of that place; null where it is not known. */
            postcode_state: string | null;
            /** @description Model year; null until it is known. */
            year: number | null;
            /** @description What the thread is about; null for none. */
            subject: string | null;
            buyer: components["schemas"]["ThreadParty"];
            seller: components["schemas"]["ThreadParty"];
        };
        /** @description What the newest message of a conversation is made of, if it has no text; null for one with a text. Programs put it into words in their reader's language. */
        ThreadFiles: {
            /** @description How many photos it has. */
            photos: number;
            /** @description PDF files */
            documents: number;
            /** @description Of the only file, if it is a document */
            name: string | null;
        };
        /** @description How the newest notice to the other side fares, that there is a message; null before one, and once they have read what it was about. */
        ConversationNotice: components["schemas"]["Delivery"] | null;
        /** @description A thread in a list. */
        Thread: {
            id: components["schemas"]["Id"];
            partner_id: components["schemas"]["Id"];
            lead_id: components["schemas"]["Id"];
            message_initiated_by: components["schemas"]["ThreadDirection"];
            info: components["schemas"]["ThreadInfo"];
            sender_type: components["schemas"]["ThreadRole"];
            buyer_read_status: components["schemas"]["ReadStatus"];
            seller_read_status: components["schemas"]["ReadStatus"];
            /** @description Start of the newest message; empty if it is files only */
            summary: string;
            /** @description Null for a message with text; its beginning is in summary. */
            summary_files: components["schemas"]["ThreadFiles"] | null;
            inserted_at: components["schemas"]["Timestamp"];
            last_message_at: components["schemas"]["Timestamp"];
            /** @description Place of the newest message in the server's order, from 1; 0 without any. */
            last_seq: number;
            /** @description Up to which message staff have read. */
            seller_read_seq: number;
            /** @description Up to which message the other side has read. */
            buyer_read_seq: number;
            /** @description How many messages to staff they have not read. */
            unread_count: number;
            notice: components["schemas"]["ConversationNotice"];
        };
        /** @description A page of threads, that with the newest message first. */
        ThreadList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            threads: components["schemas"]["Thread"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A message to a seller or a buyer; without a thread id it opens one. */
        MessageCreate: {
            lead_id: components["schemas"]["Id"];
            lead_message_id?: components["schemas"]["Id"];
            /** @description As `recipientId` of a new conversation; the seller when left out. */
            recipient_id?: string;
            /** @description Plain text; an empty one after trimming is refused. */
            message: string;
        };
        /** @description A message of a thread. */
        Message: {
            id: components["schemas"]["Id"];
            lead_message_id: components["schemas"]["Id"];
            /** @description Plain text; empty for one that is files alone. */
            message: string;
            sender_id: components["schemas"]["Id"];
            sender_type: components["schemas"]["ThreadRole"];
            /** @description Place in the server's order, from 1, without gaps. */
            seq: number;
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description One message. */
        MessageAnswer: {
            message: components["schemas"]["Message"];
        };
        /** @description How many threads there are, in all and by whether the seller's side has seen the newest message. */
        ThreadCounts: {
            /** @description Threads of either kind. */
            all: number;
            /** @description Threads whose newest message was not seen. */
            NEW: number;
            /** @description Threads whose newest message was seen. */
            READ: number;
        };
        /** @description Counts for the tabs of a thread list. */
        ThreadCountsAnswer: {
            counts: components["schemas"]["ThreadCounts"];
        };
        /** @description A page of messages, newest first. */
        MessageList: {
            /** @description At most limit of them; metadata.after leads to older ones. */
            messages: components["schemas"]["Message"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description Marks the newest message as seen by the seller's side, or as not seen. */
        ThreadUpdate: {
            seller_read_status: components["schemas"]["ReadStatus"];
        };
        /** @description One thread. */
        ThreadAnswer: {
            thread: components["schemas"]["Thread"];
        };
        /** @description The car a conversation is about. */
        ConversationCar: {
            /** @description Model year; null until it is known. */
            year: number | null;
            /** @description Manufacturer; null until it is known. */
            make: string | null;
            /** @description Model without its make; null until it is known. */
            model: string | null;
        };
        /** @description Which conversation. */
        ConversationRef: {
            id: components["schemas"]["Id"];
        };
        /** @description A conversation in the All Messages panel. */
        Conversation: {
            /** @description Whom staff write with, seller or buyer */
            sellerName: string;
            car: components["schemas"]["ConversationCar"];
            leadId: components["schemas"]["Id"];
            conversation: components["schemas"]["ConversationRef"];
            role: components["schemas"]["ThreadRole"];
            /** @description Whether staff have seen the newest message. */
            read: boolean;
            /** @description Messages of the other side that staff have not seen. */
            unreadCount: number;
            /** @description Start of the newest message; empty if it is files only */
            summary: string;
            /** @description Null for a message with text; its beginning is in summary. */
            summaryFiles: components["schemas"]["ThreadFiles"] | null;
            /** @description Number of the newest message; 0 before the first. */
            lastSeq: number;
            lastMessageAt: components["schemas"]["Timestamp"];
        };
        /** @description Conversations, newest first. */
        ConversationList: components["schemas"]["Conversation"][];
        /** @description The files to send with a message, by the ids they were announced under; all have to have arrived. The text may be empty with them. */
        AttachmentIds: string[];
        /** @description First message of a conversation. */
        ConversationCreate: {
            listingId: components["schemas"]["Id"];
            /** @description The listing's own id for its seller (a customer is known by their request), a dealer's for a buyer, or the id of a buyer who has written before. A conversation that is there is gone on with. */
            recipientId: string;
            /** @description Plain text; it may be empty beside attachments. */
            message: string;
            attachments?: components["schemas"]["AttachmentIds"];
        };
        /** @description The files of a message, in the order of their sending. */
        MessageAttachments: components["schemas"]["MessageAttachment"][];
        /** @description A message of a conversation. */
        ConversationMessage: {
            id: components["schemas"]["Id"];
            /** @description Plain text; empty for one that is files alone. */
            message: string;
            senderId: components["schemas"]["Id"];
            insertedAt: components["schemas"]["Timestamp"];
            /** @description Place in the server's order, from 1, without gaps. */
            seq: number;
            senderType: components["schemas"]["ThreadRole"];
            /** @description What the sender was called; null where it is not known. */
            senderName: string | null;
            /** @description The Idempotency-Key that staff sent it with, by which its sender knows it again. */
            clientKey: string | null;
            attachments: components["schemas"]["MessageAttachments"];
        };
        /** @description The message that was sent, and where. */
        ConversationAnswer: {
            conversation: components["schemas"]["ConversationRef"];
            message: components["schemas"]["ConversationMessage"];
        };
        /** @description Who writes with whom about which car, and who has read how far. */
        ConversationDetails: {
            id: components["schemas"]["Id"];
            partnerId: components["schemas"]["Id"];
            leadId: components["schemas"]["Id"];
            recipientId: components["schemas"]["Id"];
            /** @description Whom staff write with */
            name: string;
            car: components["schemas"]["ConversationCar"];
            role: components["schemas"]["ThreadRole"];
            /** @description Number of the newest message; 0 before the first. */
            lastSeq: number;
            /** @description Up to which message staff have read */
            readSeq: number;
            /** @description Up to which the other side has */
            theirReadSeq: number;
            notice: components["schemas"]["ConversationNotice"];
            /** @description By which ways the other side can be notified. */
            channels: ("SMS" | "EMAIL")[];
        };
        /** @description A page of a conversation, newest first. */
        ConversationMessageList: {
            /** @description At most limit of them. */
            messages: components["schemas"]["ConversationMessage"][];
            /** @description Opaque cursor of older messages; null on the last page. */
            after: string | null;
            conversation: components["schemas"]["ConversationDetails"];
        };
        /** @description A further message of a conversation. */
        ConversationReply: {
            listingId: components["schemas"]["Id"];
            recipientId: components["schemas"]["Id"];
            /** @description Plain text; it may be empty beside attachments. */
            message: string;
            attachments?: components["schemas"]["AttachmentIds"];
            conversationId: components["schemas"]["Id"];
        };
        /** @description Up to which message one has read; never moves back. */
        ConversationRead: {
            /** @description Number of the newest message that was seen. */
            seq: number;
        };
        /** @description A conversation as it stands. */
        ConversationDetailsAnswer: {
            conversation: components["schemas"]["ConversationDetails"];
        };
        /** @description By which way to notify the other side. */
        ConversationNoticeCreate: {
            /**
             * @description One by which the other side can be reached.
             * @enum {string}
             */
            channel: "SMS" | "EMAIL";
        };
        /** @description The other side's page of a conversation. */
        ConversationLinkAnswer: {
            /** @description Absolute address with the other side’s key; who has it can read and write. */
            link: string;
        };
        /** @description Announces a photo or a PDF file for a message. The same id again gives the same one. */
        AttachmentCreate: {
            /**
             * Format: uuid
             * @description Chosen by the caller, so that a repeated call makes no second file.
             */
            id: string;
            kind: components["schemas"]["AttachmentKind"];
            /** @description Of the file, as people see it. */
            name: string;
        };
        /** @description A file that a message can name once it is stored. */
        AnnouncedAttachment: {
            /**
             * Format: uuid
             * @description The id it was announced under
             */
            id: string;
            kind: components["schemas"]["AttachmentKind"];
            /** @description All of it has arrived and was accepted */
            stored: boolean;
        };
        /** @description One file for a message. */
        AttachmentAnswer: {
            attachment: components["schemas"]["AnnouncedAttachment"];
        };
        /** @description How much of a file has arrived. */
        UploadProgress: {
            /** @description Bytes; what is still to come starts there. */
            offset: number;
        };
        /** @description What a buyer writes about a car, and where they are answered; one of email and phone is given. */
        ThreadCreate: {
            name: components["schemas"]["PersonName"];
            email?: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["PhoneNumber"];
            /** @description Plain text; an empty one after trimming is refused. */
            message: string;
        };
        /** @description Where the conversation goes on. */
        ThreadCreated: {
            url: components["schemas"]["Url"];
        };
        /** @description A conversation as the holder of the link sees it. */
        PublicConversation: {
            /** @description The flow of the car's request, under whose addresses the page is. */
            flow: components["schemas"]["Flow"];
            /** @description Whom the holder of the link writes with. */
            partner: {
                /** @description The business or branch. */
                name: string;
            };
            car: components["schemas"]["ConversationCar"];
            role: components["schemas"]["ThreadRole"];
            /** @description The holder's own name */
            name: string | null;
            /** @description Number of the newest message; 0 before the first. */
            lastSeq: number;
            /** @description Up to which message the holder of the link has read. */
            readSeq: number;
            /** @description Up to which message the other side has read. */
            theirReadSeq: number;
            /** @description Null where the partner has none. */
            logo: components["schemas"]["Logo"] | null;
            theme: components["schemas"]["Theme"];
            /** @description Absent where the partner has not got the area any more. */
            locales?: components["schemas"]["Locales"];
            /** @description True for a buyer while the car is sold to somebody else; otherwise absent. */
            sold?: boolean;
        };
        /** @description A message as the customer or buyer with the link sees it. Nobody's id is in it. */
        PublicMessage: {
            id: components["schemas"]["Id"];
            /** @description Place in the conversation, from 1. */
            seq: number;
            /** @description Plain text; empty for one that is files alone. */
            message: string;
            /** @description Whether the holder of the link wrote it */
            mine: boolean;
            insertedAt: components["schemas"]["Timestamp"];
            /** @description The Idempotency-Key that the holder of the link sent it with; null of others' messages. */
            clientKey: string | null;
            attachments: components["schemas"]["MessageAttachments"];
        };
        /** @description A page of a conversation, newest first. */
        PublicMessageList: {
            conversation: components["schemas"]["PublicConversation"];
            /** @description At most limit of them. */
            messages: components["schemas"]["PublicMessage"][];
            /** @description Opaque cursor of older messages; null on the last page. */
            after: string | null;
        };
        /** @description What the holder of the link writes. */
        PublicMessageCreate: {
            /** @description Plain text; it may be empty beside attachments. */
            message: string;
            attachments?: components["schemas"]["AttachmentIds"];
        };
        /** @description The message as it is kept. */
        PublicMessageAnswer: {
            message: components["schemas"]["PublicMessage"];
        };
        /** @description Up to which message is read now. */
        PublicReadAnswer: {
            /** @description It never moves back, so it may be above what was sent. */
            readSeq: number;
        };
        /** @description A note of staff on a report. */
        Comment: {
            id: components["schemas"]["Id"];
            /** @description Plain text; `<@id>` in it mentions the member of that id. */
            message: string;
            /** @description What the comment is about, as its writer chose; null for none. */
            subject: string | null;
            author: components["schemas"]["CommentAuthor"];
            /** @description Who is mentioned in the message, with the names they have now. */
            mentions?: components["schemas"]["MemberName"][];
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description Comments of a report, oldest first. */
        CommentList: {
            /** @description All comments that were not deleted. */
            comments: components["schemas"]["Comment"][];
        };
        /** @description A new comment. `<@id>` in the message mentions an active member of the partner, who is notified; another id is refused. */
        CommentCreate: {
            /** @description Plain text; an empty one after trimming is refused. */
            message: string;
            /** @description Short title above the comment; null for none. */
            subject?: string | null;
        };
        /** @description One comment. */
        CommentAnswer: {
            comment: components["schemas"]["Comment"];
        };
        /** @description Which partner subscribes; the caller's first unless named. */
        SubscriptionCreate: {
            partner_id?: components["schemas"]["Id"];
        };
        /** @description A partner's subscription (placeholder data; 39 USD monthly). */
        Subscription: {
            /** @description Whether the partner has subscribed. */
            active: boolean;
            price: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description One subscription. */
        SubscriptionAnswer: {
            subscription: components["schemas"]["Subscription"];
        };
        /** @description A card that invoices are paid with (placeholder data). */
        PaymentMethod: {
            id: components["schemas"]["Id"];
            /** @description Name of the card’s network. */
            brand: string;
            /** @description The last four digits of its number. */
            last4: string;
            /** @description Year and month, as 2028-04 */
            expires: string;
            /** @description Whether invoices are paid with it. */
            default: boolean;
        };
        /** @description A partner's subscription and payment methods. */
        Billing: {
            subscription: components["schemas"]["Subscription"];
            /** @description Cards that invoices may be paid with; made up while sample is true. */
            payment_methods: components["schemas"]["PaymentMethod"][];
            /** @description Whether this is placeholder data; screens say so */
            sample: boolean;
        };
        /**
         * @description The current month's invoice is OPEN; earlier ones are PAID.
         * @enum {string}
         */
        InvoiceStatus: "PAID" | "OPEN";
        /** @description What is charged for. */
        InvoiceLine: {
            /** @description In English, as it stands on the invoice. */
            text: string;
            amount: components["schemas"]["Amount"];
        };
        /** @description One month of the subscription (placeholder data). Dealers' fees are theirs and never on it. */
        Invoice: {
            id: components["schemas"]["Id"];
            /** @description What the invoice is called in books, unlike its id. */
            number: string;
            issued_at: components["schemas"]["Timestamp"];
            amount: components["schemas"]["Amount"];
            currency_code: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description At least one; their amounts add up to the total. */
            lines: components["schemas"]["InvoiceLine"][];
        };
        /** @description A page of invoices, newest first. */
        InvoiceList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            invoices: components["schemas"]["Invoice"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description What a winning dealer pays for one lead (spec §9). */
        Fee: {
            id: components["schemas"]["Id"];
            dealer: components["schemas"]["NamedParty"];
            /** @description Null once its customer was erased. */
            request_id: components["schemas"]["Id"] | null;
            /** @description The auction that was won; null for a lead without one. */
            auction_id: components["schemas"]["Id"] | null;
            amount: components["schemas"]["Amount"];
            currency_code: components["schemas"]["CurrencyCode"];
            dealer_id: components["schemas"]["Id"];
            state: components["schemas"]["FeeState"];
            state_since: components["schemas"]["Timestamp"];
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of fees, newest first. */
        FeeList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            fees: components["schemas"]["Fee"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description What one dealer owes for its leads. */
        DealerFees: {
            dealer_id: components["schemas"]["Id"];
            dealer: components["schemas"]["NamedParty"];
            currency_code: components["schemas"]["CurrencyCode"];
            /** @description Sum of its fees that are BOOKED or KEPT. */
            due: components["schemas"]["Amount"];
            /** @description Sum of those that were RETURNED. */
            returned: components["schemas"]["Amount"];
            /** @description How many fees those are */
            leads: number;
            latest_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of dealers with fees, the newest fee first. */
        DealerFeesList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            dealers: components["schemas"]["DealerFees"][];
            metadata: components["schemas"]["Metadata"];
            /** @description Nothing is collected; screens say so */
            sample: boolean;
        };
        /** @description Whom the customer reports to. */
        CapturePartner: {
            id: components["schemas"]["Id"];
            /** @description The business or branch that asks for the report. */
            name: string;
            logo: components["schemas"]["Logo"];
        };
        /** @description Whom the customer can ask, by the name and address that the partner shows. */
        CaptureAgent: {
            /** @description Name that customers are to see; null where the partner shows none. */
            public_name: string | null;
            /** @description Address that customers may write to; null where the partner shows none. */
            email: string | null;
        };
        /** @description An expired link, and when a new one was asked for. */
        CaptureExpired: {
            asked_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description What the partner concluded about the car, and what happens next. */
        CaptureConclusion: {
            /** @description null while the partner, having told one, looks at the report again. */
            status: components["schemas"]["ClaimStatus"] | null;
            concluded_at: components["schemas"]["NullableTimestamp"];
            /** @description The partner's, in which dates are told. */
            time_zone: components["schemas"]["TimeZone"];
            /** @description Year, make and model */
            car: string | null;
            /** @description License plate, by which the customer knows the car; null until it is known. */
            plate: string | null;
            /** @description What happens next; with the status */
            next: string | null;
        };
        /** @description A photo or scan that is asked for, as the customer's phone knows it; see AdditionShot. */
        CaptureShot: {
            section: components["schemas"]["UploadSection"];
            /** @description Place of the photo within its section; null in sections that have none. */
            slot: string | null;
            /** @description The damage that is to be shown closer; null for another photo. */
            damage_location_id: components["schemas"]["Id"] | null;
            /** @description The refused CaptureUpload that it is to replace. */
            refused_upload_id: string | null;
            /** @description Why the earlier photo does not do; null when nothing was refused. */
            refusal: components["schemas"]["Refusal"] | null;
        };
        /** @description What is asked of the customer in addition to what they sent. */
        CaptureAddition: {
            id: components["schemas"]["Id"];
            /** @description Of staff */
            message: string | null;
            asked_at: components["schemas"]["Timestamp"];
            /** @description Sections asked for as a whole, in the order of the capture page. */
            sections: components["schemas"]["SectionName"][];
            /** @description Photos and scans asked for, those of the sections included. */
            shots: components["schemas"]["CaptureShot"][];
            /** @description Sections in which something was answered since. */
            answered: components["schemas"]["SectionName"][];
        };
        /** @description How to reach the customer; null where not given. */
        ContactDetails: {
            /** @description Full name of the customer. */
            name?: string | null;
            /**
             * Format: email
             * @description Where the customer is reached by email.
             */
            email?: string | null;
            /**
             * @description Where the customer is reached, country code and number.
             * @example +12025550143
             */
            phone?: string | null;
            /** @description Postal code of the customer, by which distances to dealers are found. */
            postcode?: string | null;
        };
        /** @description Car details the customer may give; null where not given. */
        CarDetails: {
            /**
             * @description Country that registered the car, as an ISO 3166 alpha-2 code.
             * @example US
             */
            country_code?: string | null;
            /** @description State within country_code that registered the car, such as CA. */
            country_state_code?: string | null;
            /** @description License plate as the customer types it. */
            plate?: string | null;
            /** @description Vehicle identification number, 17 letters and digits once it is whole. */
            vincode?: string | null;
            /** @description Manufacturer, such as Honda. */
            make?: string | null;
            /** @description Model without its make, such as Civic. */
            model?: string | null;
            /** @description Version of the model, such as EX. */
            trim?: string | null;
            /** @description Body style, such as sedan or SUV. */
            style?: string | null;
            /** @description Color of the paint, in words. */
            color?: string | null;
            /** @description Model year, four digits. */
            year?: number | null;
            /** @description Whether value-added tax can be reclaimed on the price. */
            vat?: boolean | null;
            /** @description Name or kind of the engine, in words. */
            engine?: string | null;
            /** @description Kilowatts */
            power?: number | null;
            /** @description Cubic centimetres */
            engine_volume?: number | null;
            /** @description Which wheels are driven, in words. */
            drivetrain?: string | null;
            /** @description What the engine runs on, in words. */
            fuel?: string | null;
            /** @description Manual or automatic, in words. */
            gearbox?: string | null;
            /** @description Kind of transmission, in words. */
            transmission?: string | null;
            /** @description How many keys come with the car. */
            keys?: number | null;
            /** @description Kind or state of the lights, in words. */
            lights?: string | null;
            /** @description Known faults, in the customer’s words. */
            faults?: string | null;
            price?: components["schemas"]["NullableAmount"];
            /** @description Whether it was never smoked in. */
            smoke_free?: boolean | null;
            /** @description What is known of past services, in words. */
            service_history?: string | null;
            /** @description Who serviced the car. */
            service_provider?: string | null;
            /**
             * Format: date
             * @description Day of the last service.
             */
            last_service_date?: string | null;
            /** @description What the owner adds; staff alone read it. */
            owner_comment?: string | null;
            /** @description Anything else about the car; staff alone read it. */
            extra_information?: string | null;
            /** @description State in which the car is now. */
            state?: string | null;
            /** @description Postal code of the place where the car is now. */
            zip?: string | null;
            overall_rating?: components["schemas"]["NullableRating"];
        };
        /** @description How and when the owner means to sell (trade). */
        SaleDetails: {
            /** @description How the owner means to sell; null clears it. */
            user_sale_plan?: components["schemas"]["UserSalePlan"] | null;
            /** @description When the car can be handed over; null clears it. */
            car_availability?: components["schemas"]["CarAvailability"] | null;
            expected_price?: components["schemas"]["NullableAmount"];
        };
        /** @description What the claim is about (claim). */
        ClaimDetails: {
            /** @description What happened, in the customer’s words; null clears it. */
            claim_type?: string | null;
            /** @description The damage in the customer’s words; null clears it. */
            damage_description?: string | null;
        };
        /** @description Who drove (inspect). */
        DriverDetails: {
            /** @description Full name of the driver; null clears it. */
            driver_name?: string | null;
            /**
             * Format: email
             * @description Where the driver is reached by email; null clears it.
             */
            driver_email?: string | null;
            /**
             * @description Where the driver is reached, country code and number.
             * @example +12025550143
             */
            driver_phone?: string | null;
        };
        /** @description A dealer of the partner as a customer may know it: what it is called and where it is, never how to reach it, which an owner learns by accepting its offer (spec §4). */
        CaptureDealer: {
            id: components["schemas"]["Id"];
            /** @description What the dealer is called in the partner’s directory. */
            name: string;
            /** @description Street and number */
            address: string | null;
            /** @description Town, as people say it */
            location: string | null;
        };
        /** @description Where the customer placed a damage on a 360 scan, each frame at most once. The scan may still be on the phone; a report shows the pin once that scan has arrived and while it is the one that is shown. */
        CaptureDamagePin: {
            /**
             * Format: uuid
             * @description Chosen by the phone
             */
            scan_id: string;
            /** @description The frames on which it was placed, the oldest first. */
            points: components["schemas"]["DamagePinPoint"][];
        };
        /** @description A damage as the customer marked it. */
        CaptureDamageLocation: {
            id: components["schemas"]["Id"];
            part: components["schemas"]["CarPart"];
            /** @description Fraction of the outline’s width, from the left; null for a damage that is not on the outline. */
            x: number | null;
            /** @description Fraction of the outline’s height, from the top; null for a damage that is not on the outline. */
            y: number | null;
            /** @description What kind of damage it is; null where it is not known. */
            kind?: components["schemas"]["DamageKind"] | null;
            /** @description How large it is; null where it is not known. */
            size?: components["schemas"]["DamageSize"] | null;
            /** @description What the customer wrote of it; null for nothing. */
            description: string | null;
            /** @description Where it is on the 360 scan; null when it was not placed there. */
            pin?: components["schemas"]["CaptureDamagePin"] | null;
        };
        /**
         * @description CREATED until the bytes are there, STORED when they are, PROCESSED when the sizes are ready too.
         * @enum {string}
         */
        CaptureUploadState: "CREATED" | "STORED" | "PROCESSED";
        /** @description A photo or scan as the customer's phone knows it. */
        CaptureUpload: {
            /**
             * Format: uuid
             * @description Chosen by the phone
             */
            id: string;
            section: components["schemas"]["UploadSection"];
            /** @description Place of the photo within its section, such as front_left; null in sections that have none. */
            slot: string | null;
            filetype: components["schemas"]["Filetype"];
            state: components["schemas"]["CaptureUploadState"];
            url: components["schemas"]["NullableUrl"];
            /** @description Of a scan, the indices of the frames that have arrived. */
            frames: number[];
            /** @description What the customer wrote of the photo; null for nothing. */
            description: string | null;
            taken_at: components["schemas"]["NullableTimestamp"];
            /** @description The damage that it shows; null for another photo. */
            damage_location_id: components["schemas"]["Id"] | null;
            /** @description declined is refused; see the addition's shots. */
            review_status?: components["schemas"]["ReviewStatus"] | null;
            /** @description The addition it came with; null for the first sending. Others cannot be taken back. */
            addition_id?: components["schemas"]["Id"] | null;
        };
        /** @description Everything the customer's phone needs to begin or to go on. */
        Capture: {
            request_id: components["schemas"]["Id"];
            request_type: components["schemas"]["Flow"];
            status: components["schemas"]["RequestStatus"];
            partner: components["schemas"]["CapturePartner"];
            agent_info?: components["schemas"]["CaptureAgent"];
            /** @description There while the link has expired: nobody used it for too long. Then, and once the report is in or archived, nothing is shown of what was filled in. */
            expired?: components["schemas"]["CaptureExpired"];
            /** @description Once the customer has been told of one, also while more is asked for; not of a report that is archived, and not behind a link that has expired. */
            conclusion?: components["schemas"]["CaptureConclusion"];
            defaults: components["schemas"]["CustomisationDefaults"];
            /** @description What the partner asks mileages in, until the customer chooses. */
            distance_unit: components["schemas"]["DistanceUnit"];
            theme: components["schemas"]["Theme"];
            /** @description What is asked for in addition to what was sent, while it is open. Then sections and required_sections have its steps alone, and anything else is refused. */
            addition?: components["schemas"]["CaptureAddition"] | null;
            /** @description dealer_select is on only where the partner has a dealer to select. */
            sections: components["schemas"]["SectionToggles"];
            required_sections?: components["schemas"]["RequiredSections"];
            locales: components["schemas"]["Locales"];
            contact: components["schemas"]["ContactDetails"];
            car: components["schemas"]["CarDetails"];
            condition: components["schemas"]["CarCondition"];
            sale: components["schemas"]["SaleDetails"];
            claim: components["schemas"]["ClaimDetails"];
            driver: components["schemas"]["DriverDetails"];
            /** @description The dealer whom the customer chose; null for none. */
            dealer_id: components["schemas"]["Id"] | null;
            /** @description The dealer of dealer_id; null where none was chosen or it is there no more. */
            dealer: components["schemas"]["CaptureDealer"] | null;
            /** @description All damages that the customer has marked. */
            damage_locations: components["schemas"]["CaptureDamageLocation"][];
            /** @description The customer says that there is none */
            no_damage?: boolean | null;
            /** @description Summary of the car’s condition in the customer’s words; null until it is written. */
            description: string | null;
            /** @description Photos and scans that were announced, also those that have not arrived whole. */
            uploads: components["schemas"]["CaptureUpload"][];
            terms_url: components["schemas"]["NullableUrl"];
            privacy_url: components["schemas"]["NullableUrl"];
        };
        /** @description The state of a customer's report. */
        CaptureAnswer: {
            capture: components["schemas"]["Capture"];
        };
        /** @description Rating of one part. */
        PartRatingUpdate: {
            rating?: components["schemas"]["NullableRating"];
            /** @description What the owner says of that part; null clears it. */
            rating_note?: string | null;
        };
        /** @description Condition of the car; what is left out stays as it is. */
        CarConditionUpdate: {
            /** @description Whether there are records of past services; null clears it. */
            has_service_history?: boolean | null;
            /** @description Whether it was smoked in; null clears it. */
            has_smoked_in_car?: boolean | null;
            /** @description How many keys there are; null clears it. */
            keys_count?: number | null;
            /** @description Whether the owner has the title of the car; null clears it. */
            own_title?: boolean | null;
            /** @description Whether the title is clean, without a mark such as a total loss; null clears it. */
            clean_title?: boolean | null;
            /** @description At most 2,000,000 miles or 3,200,000 kilometers. */
            mileage?: number | null;
            /** @description What the mileage counts; where it was never given, the unit that the partner uses. */
            mileage_unit?: components["schemas"]["DistanceUnit"];
            air_conditioning?: components["schemas"]["PartRatingUpdate"];
            brakes?: components["schemas"]["PartRatingUpdate"];
            engine?: components["schemas"]["PartRatingUpdate"];
            suspension?: components["schemas"]["PartRatingUpdate"];
            tires?: components["schemas"]["PartRatingUpdate"];
        };
        /** @description A damage on the car outline; the id is chosen by the phone. A kind, size or pin that is left out stays as it is; null clears it. */
        DamageLocationUpdate: {
            id: components["schemas"]["Id"];
            part: components["schemas"]["CarPart"];
            /** @description Fraction of the outline’s width, from the left; null for a damage that is not on the outline. */
            x?: number | null;
            /** @description Fraction of the outline’s height, from the top; null for a damage that is not on the outline. */
            y?: number | null;
            /** @description What kind of damage it is; null where it is not known. */
            kind?: components["schemas"]["DamageKind"] | null;
            /** @description How large it is; null where it is not known. */
            size?: components["schemas"]["DamageSize"] | null;
            /** @description What the customer writes of it; null for nothing. */
            description?: string | null;
            /** @description Where it is on the 360 scan; null when it was not placed there. */
            pin?: components["schemas"]["CaptureDamagePin"] | null;
        };
        /** @description What the customer has filled in. What is left out stays as it is; null clears; damage_locations replaces the whole list. */
        CaptureUpdate: {
            contact?: components["schemas"]["ContactDetails"];
            car?: components["schemas"]["CarDetails"];
            condition?: components["schemas"]["CarConditionUpdate"];
            sale?: components["schemas"]["SaleDetails"];
            claim?: components["schemas"]["ClaimDetails"];
            driver?: components["schemas"]["DriverDetails"];
            /** @description Id of a dealer of listCaptureDealers whom the customer chooses; null for none. */
            dealer_id?: components["schemas"]["Id"] | null;
            /** @description All damages; one that is missing here is taken away. */
            damage_locations?: components["schemas"]["DamageLocationUpdate"][];
            /** @description The customer says that the car has no damage; without meaning once one is marked */
            no_damage?: boolean | null;
            /** @description Summary of the car’s condition in the customer’s words. */
            description?: string | null;
            /** @description The section the customer is now in, for the timeline. */
            section?: components["schemas"]["SectionName"];
        };
        /** @description A page of the partner's dealers. */
        CaptureDealerList: {
            /** @description By name; metadata.after leads to the next ones. */
            dealers: components["schemas"]["CaptureDealer"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description Announces a photo (image) or a 360 scan (video). The same id again gives the same upload. */
        CaptureUploadCreate: {
            /**
             * Format: uuid
             * @description Chosen by the phone, so that a repeated call makes no second photo.
             */
            id: string;
            section: components["schemas"]["UploadSection"];
            /** @description Place of the photo within its section, such as front_left; null in sections that have none. */
            slot?: string | null;
            filetype: components["schemas"]["Filetype"];
            /** @description What the customer writes of the photo; null for nothing. */
            description?: string | null;
            taken_at?: components["schemas"]["NullableTimestamp"];
            /** @description The damage that it shows; null for another photo. */
            damage_location_id?: components["schemas"]["Id"] | null;
        };
        /** @description One upload. */
        CaptureUploadAnswer: {
            upload: components["schemas"]["CaptureUpload"];
        };
        /** @description How many frames the scan has, now that all are there. */
        ScanComplete: {
            /** @description Frames from 0 up to one less than this; a missing one is refused by its number. */
            frames: number;
        };
        /** @description Why a report is handed in without something that it has to have, or an addition without something it asks for; staff read it. */
        CaptureSubmit: {
            /** @description The customer’s own words; null when nothing is missing. */
            reason?: string | null;
        };
        /**
         * @description Who may register: anybody (open), those with an invitation (invite), or nobody (closed). Colleagues that a partner invites may always accept.
         * @enum {string}
         */
        SignUpMode: "open" | "invite" | "closed";
        /** @description Base addresses, so that one build serves every deployment. Empty means the page's own origin. */
        RuntimeConfig: {
            api_url: components["schemas"]["Url"];
            chat_url: components["schemas"]["Url"];
            /** @description Address for the phoenix client, without /websocket or /longpoll. */
            socket_url: components["schemas"]["Url"];
            media_url: components["schemas"]["Url"];
            console_url: components["schemas"]["Url"];
            capture_url: components["schemas"]["Url"];
            /** @description How customers can be written to; what is missing is switched off. */
            channels: components["schemas"]["SendChannel"][];
            /** @description Whether /outbox is there */
            development: boolean;
            signup: components["schemas"]["SignUpMode"];
            /** @description False where an operator has turned them off: pages then register none, and end those that are there. Absent counts as true. */
            service_workers?: boolean;
        };
        /** @description The server answers and reaches its database. */
        Health: {
            /**
             * @description There is no other value; a server that is not well answers 503.
             * @enum {string}
             */
            status: "ok";
            /** @description Of the software. */
            version: string;
        };
        /** @description A message that would have been sent. */
        OutboxMessage: {
            id: components["schemas"]["Id"];
            /** @description By which way it would have gone. */
            channel: components["schemas"]["SendChannel"];
            /** @description Address or number of the reader. */
            to: string;
            /** @description Of an email; null for an SMS. */
            subject: string | null;
            /** @description The whole text, links included. */
            text: string;
            /** @description Of an email, as it would look; null for an SMS. */
            html: string | null;
            /** @description The request that it is about; null for others, such as an invitation. */
            request_id: components["schemas"]["Id"] | null;
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of messages, newest first. */
        OutboxMessageList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            messages: components["schemas"]["OutboxMessage"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description What runs on the node that answered. */
        SystemVersions: {
            /** @description Version of Forecourt, such as 0.1.0 */
            app: string;
            /** @description Version of Node, such as 24.21.0 */
            node: string;
            /** @description Version of PostgreSQL, such as 15.9 */
            database: string;
            /** @description Name of the newest migration of the database */
            migration: string;
        };
        /** @description A backup that ended well. */
        SystemBackup: {
            made_at: components["schemas"]["Timestamp"];
            /** @description Version of Forecourt that made it */
            version: string;
        };
        /** @description The jobs of one kind. */
        SystemQueue: {
            /** @description Such as message.send */
            name: string;
            /** @description Jobs that have not begun or are tried again */
            waiting: number;
            /** @description Jobs that are being worked on now. */
            running: number;
            /** @description Jobs that are not tried again by themselves */
            failed: number;
            /** @description Since when the job that waits longest has been due; null if none is due. */
            oldest_due_at: components["schemas"]["NullableTimestamp"];
        };
        /**
         * @description How it was to reach someone.
         * @enum {string}
         */
        UndeliveredChannel: "SMS" | "EMAIL" | "WHATSAPP" | "WEBHOOK";
        /** @description A reason of messages, such as MAILBOX_UNKNOWN; of webhooks the status of the answer, such as 503, or NO_ANSWER, or NOT_TRIED where the webhook was turned off before. Of what did not come so far, the kind of the error, as with failed jobs. */
        UndeliveredReason: string;
        /** @description What was not delivered for one reason. */
        Undelivered: {
            channel: components["schemas"]["UndeliveredChannel"];
            reason: components["schemas"]["UndeliveredReason"];
            /** @description Messages with that reason. */
            count: number;
            newest_at: components["schemas"]["Timestamp"];
        };
        /** @description How the installation fares, for those who run it. Nothing in it names a partner or a person. */
        SystemStatus: {
            versions: components["schemas"]["SystemVersions"];
            /** @description Which one it is, and how large. */
            database: {
                /**
                 * @description Which database it is
                 * @enum {string}
                 */
                kind: "embedded" | "postgres";
                /** @description Its size, indexes included */
                bytes: number;
            };
            /** @description Where files are kept, how many, and the room that is left. */
            storage: {
                /**
                 * @description A folder or a bucket
                 * @enum {string}
                 */
                kind: "local" | "s3";
                /** @description Photos and attachments that are stored */
                files: number;
                /** @description Their size as they came, without display sizes */
                bytes: number;
                /** @description Room on the disk of the data folder of the node that answered. */
                free_bytes: number;
            };
            /** @description Open live connections of the node that answered */
            sockets: number;
            /** @description The last backup that ended well; null where none is known. */
            backup: components["schemas"]["SystemBackup"] | null;
            /** @description Every queue with jobs that are not done, or that failed; by name. */
            queues: components["schemas"]["SystemQueue"][];
            /** @description What was not delivered within the last 7 days, by reason; the most frequent first. */
            undelivered: components["schemas"]["Undelivered"][];
        };
        /**
         * @description WAITING is tried again by itself, SENDING is being tried now, and STOPPED is not tried again by itself.
         * @enum {string}
         */
        UndeliveredState: "WAITING" | "SENDING" | "STOPPED";
        /** @description A message or a call to a webhook that was not delivered. Neither its recipient nor its text is in it. */
        UndeliveredMessage: {
            /** @description Also in the server's log, in the header Message-ID of an email and the header webhook-id of a webhook. */
            id: components["schemas"]["Id"];
            channel: components["schemas"]["UndeliveredChannel"];
            /** @description What it is for, such as REQUEST or, of a webhook, offer.accepted */
            purpose: string;
            /** @description Whose it is; null for an email about an account. */
            partner_id: components["schemas"]["Id"] | null;
            reason: components["schemas"]["UndeliveredReason"];
            /** @description How often it was tried */
            attempts: number;
            state: components["schemas"]["UndeliveredState"];
            /** @description When it is tried next; null unless it is WAITING. */
            next_at: components["schemas"]["NullableTimestamp"];
            /**
             * Format: uuid
             * @description The failed job that retryFailedJob would try again to deliver it; null where there is none.
             */
            job_id: string | null;
            inserted_at: components["schemas"]["Timestamp"];
            /** @description When it was last tried; null if it was not. */
            attempted_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description What was not delivered, the newest first. */
        UndeliveredList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            messages: components["schemas"]["UndeliveredMessage"][];
        };
        /** @description A job that is not tried again by itself. What it was about stays with the server. */
        FailedJob: {
            /**
             * Format: uuid
             * @description Also in the server log, beside the whole error
             */
            id: string;
            /** @description Such as message.send */
            queue: string;
            /** @description The kind of the error, such as PROVIDER_UNREACHABLE, ECONNREFUSED, an SQLSTATE or TypeError. Never its text, which may quote what people wrote. */
            reason: string;
            /** @description How often it was tried. */
            attempts: number;
            failed_at: components["schemas"]["Timestamp"];
        };
        /** @description Failed jobs, the latest first. */
        FailedJobList: {
            /** @description At most limit of them. */
            jobs: components["schemas"]["FailedJob"][];
        };
        /**
         * @description Why a scheduled change is not published: NO_LONGER_FITS when the settings have changed so that it breaks a rule, AUTHOR_NOT_ALLOWED when who scheduled it can no longer change settings.
         * @enum {string}
         */
        ScheduledRefusal: "NO_LONGER_FITS" | "AUTHOR_NOT_ALLOWED";
        /** @description A change of the settings that is published later. */
        ScheduledSettings: {
            /** @description When it is published, in UTC. */
            publish_at: components["schemas"]["Timestamp"];
            /** @description Who scheduled it, and publishes it then. */
            actor: components["schemas"]["NamedParty"];
            inserted_at: components["schemas"]["Timestamp"];
            /** @description The settings of now with the change; null when it no longer fits them. */
            settings: components["schemas"]["Settings"] | null;
            /** @description Why it is not published at its time but kept, until it is canceled or another takes its place; null when nothing is in its way. */
            refused_reason: components["schemas"]["ScheduledRefusal"] | null;
            /** @description With NO_LONGER_FITS the field, named as in the update, that no longer fits the settings of now, such as a text in a language that was removed. */
            refused_field: string | null;
        };
        /** @description The change that waits, if any. */
        ScheduledSettingsAnswer: {
            /** @description Null when none waits. */
            scheduled: components["schemas"]["ScheduledSettings"] | null;
        };
        /** @description A change of the settings that the editor saw, of at least one of them, and when to publish it. */
        SettingsSchedule: {
            /** @description In the future, at most a year from now. */
            publish_at: components["schemas"]["Timestamp"];
            /** @description Of the settings that the editor saw */
            version: number;
            general?: components["schemas"]["GeneralUpdate"];
            theme?: components["schemas"]["ThemeUpdate"];
            /** @description Each flow once; those left out stay. */
            flows?: components["schemas"]["FlowSettingsUpdate"][];
        };
        /** @description A change of the settings that is not published, shared with colleagues. */
        SettingsDraft: {
            id: components["schemas"]["Id"];
            /** @description Who shared it. */
            author: components["schemas"]["NamedParty"];
            /** @description Of the settings that the author saw; the settings of now may be newer. */
            version: number;
            inserted_at: components["schemas"]["Timestamp"];
            /** @description Until when it can be opened, in UTC. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description The settings of now with the draft; null when it no longer fits them. */
            settings: components["schemas"]["Settings"] | null;
            /** @description The field, named as in the update, by which it no longer fits the settings of now. */
            refused_field: string | null;
        };
        /** @description A shared draft. */
        SettingsDraftAnswer: {
            draft: components["schemas"]["SettingsDraft"];
        };
        /** @description The version that was published again. */
        RestoredFrom: {
            /** @description Its number, counted from 1. */
            version: number;
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description A published version of the settings. */
        SettingsVersion: {
            /** @description Counted from 1; each change that is published makes the next. */
            version: number;
            /** @description Who published it; null for the settings that a partner began with. */
            actor: components["schemas"]["NamedParty"] | null;
            /** @description What it changed; empty for the oldest one that is known. */
            areas: components["schemas"]["SettingsArea"][];
            /** @description Null for a version that was edited. */
            restored_from: components["schemas"]["RestoredFrom"] | null;
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of versions, newest first. */
        SettingsVersionList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            versions: components["schemas"]["SettingsVersion"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A setting that restoring leaves as it is now, named as in the list of changes. */
        KeptSetting: {
            area: components["schemas"]["SettingsArea"];
            /** @description Null for a setting of the whole partner. */
            flow: components["schemas"]["Flow"] | null;
            /** @description Name of the setting, nested ones with dots. */
            field: string;
        };
        /** @description The settings as they were in a published version. */
        SettingsVersionAnswer: {
            /** @description With pictures and languages as they are now where that version's are gone. */
            settings: components["schemas"]["Settings"];
            /** @description What differs from now and can't be restored, such as a picture that was replaced. */
            kept: components["schemas"]["KeptSetting"][];
        };
        /** @description To restore a version. */
        SettingsRestore: {
            /** @description Of the settings that the editor saw */
            version: number;
        };
        /**
         * @description Which of a flow's texts it is; its placeholders may be in it.
         * @enum {string}
         */
        TestMessageText: "sms_request" | "email_body" | "follow_up" | "message_notice" | "done_message" | "extra_message";
        /**
         * @description A way to send a text of one's own.
         * @enum {string}
         */
        TextChannel: "SMS" | "EMAIL";
        /** @description A text as it stands in the draft. By SMS it needs a phone number, by email a subject and none. */
        TestMessage: {
            flow: components["schemas"]["Flow"];
            name: components["schemas"]["TestMessageText"];
            channel: components["schemas"]["TextChannel"];
            /** @description One of the partner's languages, or the one that its content is in. */
            locale_code: components["schemas"]["LocaleCode"];
            /** @description The text to send, with its placeholders. */
            text: string;
            /** @description Of the email; left out for an SMS. */
            subject?: string;
            /** @description A mobile number with its country code; left out for an email. */
            phone?: string;
        };
        /** @description Where it goes. */
        TestMessageAnswer: {
            /** @description An email address or a phone number */
            to: string;
        };
        /**
         * @description What a token may do: read what a viewer reads, or also what an agent does: send, change, offer.
         * @enum {string}
         */
        ApiTokenScope: "READ" | "WRITE";
        /** @description A token with which a program of the partner calls this API, without its secret. */
        ApiToken: {
            id: components["schemas"]["Id"];
            /** @description What the administrator called it, so that it can be told from others. */
            name: string;
            scope: components["schemas"]["ApiTokenScope"];
            /** @description Its last four characters, to recognize it by */
            ending: string;
            /** @description The administrator in whose name it acts. */
            created_by: {
                id: components["schemas"]["Id"];
                /** @description In whose name the token acts. */
                name: string;
            };
            inserted_at: components["schemas"]["Timestamp"];
            /** @description Null when it does not expire. */
            expires_at: components["schemas"]["NullableTimestamp"];
            /** @description To the minute; null when it has not been used. */
            last_used_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description A partner's tokens, newest first; also those that have expired. */
        ApiTokenList: {
            /** @description Without their secrets, which are shown once. */
            tokens: components["schemas"]["ApiToken"][];
        };
        /** @description A name, what the token may do, and for how many days; null for good. */
        ApiTokenCreate: {
            /** @description To tell the token from others; it may be there twice. */
            name: string;
            scope: components["schemas"]["ApiTokenScope"];
            /**
             * @description How long it works; null until it is revoked.
             * @enum {integer|null}
             */
            expires_in_days: 30 | 90 | 365 | null;
        };
        /** @description The token with its secret, which is shown this once. */
        ApiTokenCreated: {
            token: components["schemas"]["ApiToken"];
            /** @description Such as fct_ and 40 letters and digits */
            secret: string;
        };
        /** @description Where the browser goes, and the key that completes this sign-in. */
        CompanySignInStarted: {
            /** @description Address of the company's provider */
            url: string;
            /** @description Kept by the browser that began, for ten minutes; without it the provider's answer opens nothing */
            key: string;
        };
        /** @description What the provider sent the browser back with. */
        CompanySignInComplete: {
            /** @description The one that startCompanySignIn gave the browser. */
            key: string;
            /** @description The query of the callback address, such as code=…&state=… */
            answer: string;
        };
        /** @description Whose company is to sign them in. */
        CompanySignInStart: {
            email: components["schemas"]["EmailAddress"];
        };
        /** @description The role that members of one of the provider's groups have. */
        CompanyGroup: {
            /** @description As the provider writes it; some send a name, some an id */
            group: string;
            role: components["schemas"]["Role"];
        };
        /** @description How a partner's people sign in with their company, without the client secret. */
        CompanySignIn: {
            /** @description Address of the OpenID provider, as its tokens name it. */
            issuer: string;
            /** @description What the provider calls this installation. */
            client_id: string;
            /** @description Email domains whose people sign in this way. */
            domains: string[];
            /** @description Whether people who come for the first time are made users */
            creates_users: boolean;
            /** @description Of those whom the provider puts into none of the groups; null lets only members of the groups in. Where there are no groups, of new users only. */
            default_role: components["schemas"]["Role"] | null;
            /** @description Claim of the ID token that lists a person’s groups. */
            groups_claim: string;
            /** @description Roles by group, which people have from their next sign-in on; the highest counts. */
            groups: components["schemas"]["CompanyGroup"][];
            /** @description Whether passwords and passkeys open this partner no more */
            required: boolean;
            /** @description The administrator who signs in with a password all the same, for when the provider is down. */
            kept_admin: components["schemas"]["SecurityPerson"] | null;
            /** @description How many have signed in with it */
            people: number;
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description How it is set up, and what setting it up takes. */
        CompanySignInAnswer: {
            /** @description Null where it is not set up. */
            company_sign_in: components["schemas"]["CompanySignIn"] | null;
            /** @description The redirect address to register with the provider */
            callback_url: string;
            /** @description The domains that may be named: those of the administrators' own verified addresses, without mailbox providers. */
            own_domains: string[];
        };
        /** @description All of it; only the secret may be left out, where there is one already. */
        CompanySignInUpdate: {
            /** @description Such as https://login.example.com */
            issuer: string;
            /** @description What the provider calls this installation. */
            client_id: string;
            /** @description Kept encrypted, and never answered. */
            client_secret?: string;
            /** @description Email domains whose people sign in this way. */
            domains: string[];
            /** @description Whether a person without a user gets one at the first sign-in. */
            creates_users: boolean;
            /** @description Role of people none of whose groups is listed; null lets them not in. */
            default_role: components["schemas"]["Role"] | null;
            /** @description Claim of the ID token that lists a person’s groups. */
            groups_claim: string;
            /** @description Which group brings which role; the highest counts. */
            groups: components["schemas"]["CompanyGroup"][];
            /** @description Whether all members have to sign in this way. */
            required: boolean;
        };
        /** @description The issuer to look at. */
        CompanySignInTest: {
            /** @description Address of the provider; its discovery document is fetched from there. */
            issuer: string;
        };
        /**
         * @description Nothing answered; what answered is no OpenID provider; or it calls itself by another issuer.
         * @enum {string}
         */
        CompanySignInProblem: "UNREACHABLE" | "NO_PROVIDER" | "OTHER_ISSUER";
        /** @description What was found at the issuer. */
        CompanySignInTested: {
            /** @description Null where people can be sent there. */
            problem: components["schemas"]["CompanySignInProblem"] | null;
            /** @description In the words of the connection, for experts */
            detail: string | null;
            /** @description Where people will sign in */
            sign_in_url: string | null;
            /** @description Whether it says that it takes PKCE */
            pkce: boolean;
            /** @description The claims that it says it can send; many say less than they send. */
            claims: string[];
        };
        /**
         * @description What a webhook is told of: a request moved on, a customer completed a report, an offer was made, accepted or declined, an auction ended, a customer or buyer wrote a message.
         * @enum {string}
         */
        WebhookEventType: "request.status_changed" | "report.completed" | "offer.made" | "offer.accepted" | "offer.declined" | "auction.ended" | "message.received";
        /** @description An address of the partner that is told of events, without its secret. */
        Webhook: {
            id: components["schemas"]["Id"];
            /** @description An https address, to which events are sent by POST. */
            url: string;
            /** @description Types that are sent; others are not. */
            events: components["schemas"]["WebhookEventType"][];
            /** @description False after it was switched off, or has failed for five days */
            active: boolean;
            /** @description Since when every attempt has failed; null when the newest one was taken. */
            failing_since: components["schemas"]["NullableTimestamp"];
            inserted_at: components["schemas"]["Timestamp"];
        };
        /** @description A partner's webhooks, newest first. */
        WebhookList: {
            /** @description Those that are switched off included. */
            webhooks: components["schemas"]["Webhook"][];
        };
        /** @description An address and what it is told of. */
        WebhookCreate: {
            /** @description With https, and reachable in public */
            url: string;
            /** @description Types to send; at least one. */
            events: components["schemas"]["WebhookEventType"][];
        };
        /** @description The webhook with the secret that its deliveries are signed with, which is shown this once. */
        WebhookWithSecret: {
            webhook: components["schemas"]["Webhook"];
            /** @description whsec_ and 32 bytes in Base64 (Standard Webhooks) */
            secret: string;
        };
        /** @description What is left out stays. */
        WebhookUpdate: {
            /** @description Types to send from now on, in place of the earlier ones. */
            events?: components["schemas"]["WebhookEventType"][];
            /** @description False switches it off and ends waiting deliveries; true switches it on again. */
            active?: boolean;
        };
        /** @description The webhook as it now is. */
        WebhookAnswer: {
            webhook: components["schemas"]["Webhook"];
        };
        /**
         * @description On its way, taken by the address with a status of 2xx, or given up after a day.
         * @enum {string}
         */
        WebhookDeliveryState: "PENDING" | "DELIVERED" | "FAILED";
        /** @description One event for one address, with its newest attempt. */
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            /** @description A WebhookEventType, or webhook.test */
            type: string;
            state: components["schemas"]["WebhookDeliveryState"];
            /** @description How often it was tried, the newest time included. */
            attempts: number;
            /** @description Of the answer; null without one */
            status: number | null;
            /** @description The first 1,000 characters of its body */
            answer: string | null;
            /** @description Why there was no answer; null when there was. */
            error: string | null;
            /** @description Milliseconds until the answer to the newest attempt; null where none came. */
            duration_ms: number | null;
            inserted_at: components["schemas"]["Timestamp"];
            attempted_at: components["schemas"]["NullableTimestamp"];
        };
        /** @description The delivery as it now is. */
        WebhookDeliveryAnswer: {
            delivery: components["schemas"]["WebhookDelivery"];
        };
        /** @description The newest deliveries of a webhook; those of the last 30 days are kept. */
        WebhookDeliveryList: {
            /** @description The newest first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A step of the funnel, and the same of the period before. */
        InsightsFunnelStep: {
            step: components["schemas"]["InsightsStep"];
            /** @description Requests that came at least this far. */
            count: number;
            /** @description Of the period before */
            count_before: number;
            /** @description Median time that it took from the step before, from SENT for OPENED; null for the first step, and for fewer than five requests whose two times are recorded. */
            median_seconds: number | null;
        };
        /** @description How many requests came to a step. */
        InsightsStepCount: {
            step: components["schemas"]["InsightsStep"];
            /** @description Requests that came at least this far. */
            count: number;
        };
        /** @description The steps of those who got the link in one way. */
        InsightsFunnelChannel: {
            channel: components["schemas"]["InsightsChannel"];
            /** @description In the order of the funnel. */
            steps: components["schemas"]["InsightsStepCount"][];
        };
        /** @description How far the requests of a period came. DELIVERED is left out where no provider reports it; an email counts as delivered once it was sent. */
        InsightsFunnel: {
            from: components["schemas"]["Timestamp"];
            /** @description The first moment after the period. */
            to: components["schemas"]["Timestamp"];
            /** @description When the period before began. */
            from_before: components["schemas"]["Timestamp"];
            /** @description The partner's */
            time_zone: string;
            /** @description In the order of the funnel, the number of requests sent first. */
            steps: components["schemas"]["InsightsFunnelStep"][];
            /** @description Those that requests of the period went by. */
            channels: components["schemas"]["InsightsFunnelChannel"][];
        };
        /** @description What became of offers and auctions. A median or a share is null of fewer than five. */
        InsightsSellingFigures: {
            /** @description Auctions that ended and were not cancelled */
            auctions: number;
            /** @description Those of them in which nobody bid */
            without_bids: number;
            /** @description Median number of bids in an auction */
            median_bids: number | null;
            /** @description Median of an auction's best bid as a part of the price that the owner expected, such as 0.93; of auctions with both. */
            median_of_expected: number | null;
            /** @description Requests whose car was sold */
            sold: number;
            /** @description Median time from the report to the sale. */
            median_seconds_to_sold: number | null;
        };
        /** @description How often a dealer took part in the auctions. */
        InsightsDealer: {
            id: components["schemas"]["Id"];
            /** @description What the dealer is called in the partner’s directory. */
            name: string;
            /** @description Auctions to which the dealer was invited. */
            invited: number;
            /** @description Looked at the auction or bid in it */
            opened: number;
            /** @description Auctions of these in which the dealer bid. */
            bid: number;
            /** @description The owner accepted its bid */
            won: number;
        };
        /**
         * @description Why an offer came to nothing, as timelines tell of it (RequestEventType).
         * @enum {string}
         */
        InsightsEndingReason: "OFFER_DECLINED" | "OFFER_EXPIRED" | "OFFER_WITHDRAWN" | "OWNER_WITHDRAWS" | "DEALER_WITHDRAWS" | "DEALER_NO_ANSWER" | "PARTNER_WITHDRAWS";
        /** @description How many requests had an offer that came to nothing for one reason. */
        InsightsEnding: {
            reason: components["schemas"]["InsightsEndingReason"];
            /** @description Requests with such an offer. */
            count: number;
            /** @description Of the period before */
            count_before: number;
        };
        /** @description How the cars of a period's requests sell. */
        InsightsSelling: {
            now: components["schemas"]["InsightsSellingFigures"];
            /** @description Of the period before. */
            before: components["schemas"]["InsightsSellingFigures"];
            /** @description At most 50, those who won most first. */
            dealers: components["schemas"]["InsightsDealer"][];
            /** @description Every reason, in this order. */
            endings: components["schemas"]["InsightsEnding"][];
        };
        /** @description What became of the requests that one person looks after. Name is null for someone who does not work here any more, id as well for the whole team and for the requests that nobody looks after. */
        InsightsMember: {
            /**
             * @description MEMBER is one person, TEAM all of them together where the partner hides names (`names_in_insights`), NONE the requests that nobody looks after.
             * @enum {string}
             */
            whose: "MEMBER" | "TEAM" | "NONE";
            /** @description Id of the user; null for the whole team, and for requests without an agent. */
            id: string | null;
            /** @description What the member is called; null where id is, and for people who have left. */
            name: string | null;
            /** @description Made in the period */
            requests: number;
            /** @description Requests that were sent in the period. */
            sent: number;
            /** @description Requests of these whose report was handed in. */
            completed: number;
            /** @description 0 in a flow that does not sell */
            offered: number;
            /** @description Sold, or concluded in a flow that does not sell */
            finished: number;
            /** @description Median time from the first message of a customer or a buyer to the first answer; null of fewer than five conversations with both. */
            median_seconds_to_answer: number | null;
            /** @description Conversations that wait for an answer now, whenever their request was made. */
            open_conversations: number;
        };
        /** @description The requests of a period by who looks after them now. */
        InsightsTeam: {
            /** @description The `names_in_insights` of the partner */
            shows_names: boolean;
            /** @description By name, then former members and nobody. Members without anything are left out. */
            members: components["schemas"]["InsightsMember"][];
        };
        /** @description How many customers came to a section of the report, and what became of them there. Only what happened before the report was first sent counts. */
        InsightsSection: {
            section: components["schemas"]["SectionName"];
            /** @description Whether customers are asked for it now */
            is_asked: boolean;
            /** @description How many came to it */
            reached: number;
            /** @description Of the period before */
            reached_before: number;
            /** @description For how many it is the last that they came to: the report is not sent, and nothing has happened to the request for 24 hours. */
            stopped: number;
            /** @description Of the period before */
            stopped_before: number;
            /** @description Photos and scans of it that staff refused */
            refused: number;
            /** @description Median time from coming to it to coming to the next one. Pauses of more than 30 minutes don't count, nor does the last section, after which the customer looks over the report. Null of fewer than five. */
            median_seconds: number | null;
        };
        /** @description Where the customers of a period's requests stop, and how long they take. */
        InsightsSteps: {
            /** @description Those that customers are asked for now, and others that they came to, in the order of the capture page. */
            sections: components["schemas"]["InsightsSection"][];
            /** @description Median time of a whole report, from its first section to sending it, of those without a pause of more than 30 minutes. Null of fewer than five. */
            median_seconds: number | null;
        };
        /** @description Requests, and what their customers did within 24 hours. The latter is null of fewer than five. */
        InsightsTimeCounts: {
            /** @description Requests that staff sent at such a time. */
            sent: number;
            /** @description Opened the link */
            opened: number | null;
            /** @description Sent the report */
            completed: number | null;
        };
        /** @description What came of the requests that were sent at a time of the week. */
        InsightsTime: {
            /** @description 1 is Monday */
            weekday: number;
            /** @description The first of the three */
            hour: number;
            /** @description Requests that staff sent at such a time. */
            sent: number;
            /** @description Opened the link within 24 hours */
            opened: number | null;
            /** @description Sent the report within 24 hours */
            completed: number | null;
        };
        /** @description Three hours of a day of the week, by the clocks of the partner's time zone. */
        InsightsTimeOfWeek: {
            /** @description 1 is Monday */
            weekday: number;
            /** @description The first of the three */
            hour: number;
        };
        /** @description When the requests of a period were sent, and what came of them. */
        InsightsTimes: {
            /** @description The partner's */
            time_zone: string;
            total: components["schemas"]["InsightsTimeCounts"];
            /** @description Those at which requests were sent, in the order of the week. */
            times: components["schemas"]["InsightsTime"][];
            /** @description The time whose customers surely complete more within 24 hours than all: even the low end of the range in which its rate likely is (Wilson's interval, for the best of 56) is above the rate of all. Null where none is that sure. */
            best: components["schemas"]["InsightsTimeOfWeek"] | null;
        };
        /** @description A request whose customer has paused in the report. */
        StuckRequest: {
            request: components["schemas"]["Request"];
            /** @description The last section that the customer came to; null before the first one. */
            section: components["schemas"]["SectionName"] | null;
            /** @description When the customer did something last. */
            since: components["schemas"]["Timestamp"];
        };
        /** @description A page of them. */
        StuckRequestList: {
            /** @description At most limit of them; metadata.after leads to the next. */
            stuck: components["schemas"]["StuckRequest"][];
            metadata: components["schemas"]["Metadata"];
        };
        /** @description Ids and status, as far as the event has them. */
        WebhookEventData: {
            partner_id: components["schemas"]["Id"];
            request_id?: components["schemas"]["Id"];
            request_type?: components["schemas"]["Flow"];
            /** @description The RequestStatus or AuctionStatus it has now */
            status?: string;
            trade_in_id?: components["schemas"]["Id"];
            auction_id?: components["schemas"]["Id"];
            conversation_id?: components["schemas"]["Id"];
        };
    };
    responses: {
        /** @description No token, or one that is wrong or revoked (UNAUTHENTICATED), or ended by a partner (ACCESS_ENDED). */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "UNAUTHENTICATED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server's fault (INTERNAL_ERROR). */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "code": "INTERNAL_ERROR"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body cannot be read (INVALID_FORMAT). */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "code": "INVALID_FORMAT"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such account, or the wrong password (ACCOUNT_NOT_FOUND, WRONG_PASSWORD); or the right one, and a second factor is asked (SECOND_FACTOR_REQUIRED with a challenge), or the partner takes only its company's sign-in (COMPANY_SIGN_IN_REQUIRED). */
        SignInRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "WRONG_PASSWORD"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More bytes or pixels than are taken (PAYLOAD_TOO_LARGE). */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "code": "PAYLOAD_TOO_LARGE"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not JSON where that is due, or not an image of a kind that is taken, whatever its name says (UNSUPPORTED_MEDIA_TYPE). */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "code": "UNSUPPORTED_MEDIA_TYPE"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing or wrong (MISSING_FIELD, INVALID_FORMAT); errors names each, with what is expected there and an example. Nothing was written. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Entity",
                 *       "status": 422,
                 *       "code": "MISSING_FIELD",
                 *       "errors": [
                 *         {
                 *           "field": "name",
                 *           "code": "MISSING_FIELD",
                 *           "expected": "text of 1 to 250 characters, without control characters and marks of direction",
                 *           "example": "Ann Lee"
                 *         },
                 *         {
                 *           "field": "email",
                 *           "code": "INVALID_FORMAT",
                 *           "expected": "an email address as ann.lee@example.com, 1 to 250 characters",
                 *           "example": "ann.lee@example.com"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts (RATE_LIMITED). */
        RateLimited: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "RATE_LIMITED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Registering needs an invitation, or is not possible (SIGNUP_CLOSED). */
        SignUpClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "SIGNUP_CLOSED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description That address has an account (EMAIL_TAKEN). */
        EmailTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "EMAIL_TAKEN"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The new password is too weak (WEAK_PASSWORD with the rule), the one used now is wrong (WRONG_PASSWORD), or a field is missing or wrong (MISSING_FIELD, INVALID_FORMAT). Nothing was written. */
        PasswordRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Entity",
                 *       "status": 422,
                 *       "code": "WEAK_PASSWORD",
                 *       "errors": [
                 *         {
                 *           "field": "password",
                 *           "code": "INVALID_FORMAT"
                 *         }
                 *       ],
                 *       "rule": "TOO_SHORT"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not the user's factor (SECOND_FACTOR_REFUSED); or the challenge is over, so that it begins with the password (CHALLENGE_ENDED). */
        FactorRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "SECOND_FACTOR_REFUSED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not the user's password or factor (WRONG_PASSWORD, SECOND_FACTOR_REFUSED), or the challenge is over (CHALLENGE_ENDED); or a sensitive act after more than 15 minutes (REAUTHENTICATION_REQUIRED). */
        ProofRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "REAUTHENTICATION_REQUIRED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not in this state (INVALID_TRANSITION, or the key of another request IDEMPOTENCY_CONFLICT), or nothing is sent this way here (CHANNEL_OFF), or there are as many as there may be (LIMIT_REACHED). Nothing changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "INVALID_TRANSITION",
                 *       "detail": "A request that is ARCHIVED is not sent"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role does not allow it (FORBIDDEN); a partner of the user requires a second factor, and they have none (SECOND_FACTOR_REQUIRED); or it is a sensitive act, and the user has not shown for 15 minutes who they are (REAUTHENTICATION_REQUIRED). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "FORBIDDEN"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there, or not the caller's to know of (NOT_FOUND). Wrong, expired and revoked keys answer alike. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "code": "NOT_FOUND"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else has changed the settings meanwhile (STALE_SETTINGS). Nothing was written. */
        StaleSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "STALE_SETTINGS"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body came too slowly: less than 1 kB/s over 30 s (REQUEST_TIMEOUT). What had arrived of a resumable upload is kept. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Request Timeout",
                 *       "status": 408,
                 *       "code": "REQUEST_TIMEOUT"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something the server needs is not there for now (UNAVAILABLE). */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "code": "UNAVAILABLE"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server has no room left to save this (INSUFFICIENT_STORAGE). Nothing was written; what was there is safe. Any operation that writes may answer it. */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Insufficient Storage",
                 *       "status": 507,
                 *       "code": "INSUFFICIENT_STORAGE"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role does not allow it (FORBIDDEN), or the business may not send before the email address of its founder is verified (EMAIL_NOT_VERIFIED). */
        SendingRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "EMAIL_NOT_VERIFIED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description That address belongs to the partner already (ALREADY_MEMBER), or is invited already (ALREADY_INVITED); or the key is that of another request (IDEMPOTENCY_CONFLICT). Nothing was sent. */
        InvitationConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "ALREADY_INVITED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More would be sent than a quota takes (QUOTA_EXCEEDED, with quota, limit, remaining and resets_at), or too many attempts (RATE_LIMITED). Nothing was sent, and nothing changed. */
        QuotaExceeded: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "QUOTA_EXCEEDED",
                 *       "quota": "PARTNER_DAY",
                 *       "limit": 200,
                 *       "remaining": 0,
                 *       "resets_at": "2026-03-03T00:00:00.000Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The partner would be left without an administrator (LAST_ADMIN). Nothing changed. */
        MemberConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "LAST_ADMIN"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description That address has an account; its owner signs in to join (ACCOUNT_EXISTS). */
        AccountExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "ACCOUNT_EXISTS"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Many ask from that address, or of that partner: solve the challenge and call again with the header Proof (PROOF_REQUIRED); or too many attempts (RATE_LIMITED). Nothing was sent. */
        ProofRequired: {
            headers: {
                /** @description Seconds to wait, with RATE_LIMITED. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "PROOF_REQUIRED",
                 *       "proof_challenge": {
                 *         "parameters": {
                 *           "algorithm": "PBKDF2/SHA-256",
                 *           "nonce": "7d1c5b0a9e8f4a63b2d7c6e5f4039281",
                 *           "salt": "1f2e3d4c5b6a798887969594a3b2c1d0",
                 *           "cost": 5000,
                 *           "keyLength": 32,
                 *           "keyPrefix": "00",
                 *           "expiresAt": 1772442000
                 *         },
                 *         "signature": "5c0f9d8e7b6a5948372615049f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c"
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else has changed one of the values meanwhile (STALE_DETAILS with current), or the request is archived (INVALID_TRANSITION). Nothing was written. */
        StaleDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "STALE_DETAILS",
                 *       "current": {
                 *         "plate": "7ABC124"
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The owner has answered before, or the offer has expired (ALREADY_ANSWERED); or it is another one by now (INVALID_TRANSITION). Nothing changed. */
        AlreadyAnswered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "ALREADY_ANSWERED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The bid was not taken (OFFER_TOO_LOW with the minimum, AUCTION_ENDED, BUY_NOW_GONE when another dealer bought it first, NOT_INVITED, IDEMPOTENCY_CONFLICT). */
        BidRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "OFFER_TOO_LOW",
                 *       "minimum": 18550
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description All of this body has arrived; with it the whole file, where Upload-Offset is its length */
        UploadPart: {
            headers: {
                /** @description Bytes that have arrived. */
                "Upload-Offset"?: number;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body does not follow what has arrived (UPLOAD_OFFSET), which the header Upload-Offset says; or the report is closed (INVALID_TRANSITION). */
        UploadConflict: {
            headers: {
                /** @description Bytes that have arrived. */
                "Upload-Offset"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "UPLOAD_OFFSET"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was taken back, or withdrawn; a late retry does not bring it back (GONE). */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Gone",
                 *       "status": 410,
                 *       "code": "GONE",
                 *       "detail": "This car is no longer offered"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session was not opened by a company, or its user has a password or a second factor to show (FORBIDDEN); as at a sign-in with the company, the reasons that begin with COMPANY; another person signed in there (COMPANY_OTHER_PERSON); or the provider does not say that the person signed in since it was asked (COMPANY_NOT_AGAIN). */
        CompanyProofRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "COMPANY_NOT_AGAIN"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider does not answer (COMPANY_UNREACHABLE) or its answer is not taken (COMPANY_REFUSED); the sign-in took over ten minutes, was completed already, or began elsewhere (COMPANY_ATTEMPT_ENDED); the address is missing, unverified or of another domain (COMPANY_EMAIL); it has no user here and none is made (COMPANY_NO_USER), or one that belongs elsewhere (COMPANY_OTHER_USER); the user is deactivated (COMPANY_USER_OFF), or none of their groups has a role (COMPANY_NO_ROLE). */
        CompanyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "COMPANY_NO_USER"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Id of a passkey of the user. */
        PasskeyId: components["schemas"]["Id"];
        /** @description Id of a session of the user. */
        SessionId: components["schemas"]["Id"];
        /** @description Key of the link to choose another password. */
        ResetKey: string;
        /** @description Key by which the SMS provider reports what became of a message. */
        ReceiptKey: string;
        /** @description Key of the link by which a member of staff ends the digest. */
        DigestKey: string;
        /** @description Key of the link that verifies an email address. */
        VerifyKey: string;
        /** @description Only those with an email address. */
        DealerHasEmail: boolean;
        /** @description Cursor from the page before, as it was given. */
        After: string;
        /** @description Page size (10 unless given). */
        Limit10: number;
        /** @description Only the dealers of this partner; those of all the caller's partners unless given. */
        DealerPartner: components["schemas"]["Id"];
        /** @description Part of the name, contact, town, postcode or email address, case ignored. */
        DealerSearch: string;
        /** @description Only members of this group. */
        DealerGroupFilter: components["schemas"]["Id"];
        /** @description Only favorites, or only the others. */
        DealerFavorite: boolean;
        /** @description Only those in this state; may be given more than once. Active ones only unless given, since no others can be invited. */
        DealerStateFilter: components["schemas"]["DealerState"][];
        /** @description Only those that buy this make, case ignored; also those that name no makes and so buy any. */
        DealerMake: string;
        /** @description Id of a request or of its trade-in; adds to each dealer the miles from that car. */
        DealerNear: components["schemas"]["Id"];
        /** @description With near, only those within that many miles of the car; where a distance is not known, those in its town. */
        DealerWithinMiles: number;
        /** @description Only those invited to the partner's latest auction ("same as last time"). */
        DealerLastAuction: boolean;
        /** @description Only those not invited to this auction, to add more to it. */
        DealerNotInAuction: components["schemas"]["Id"];
        /** @description NEWEST first unless given. DISTANCE needs near; unknown distances come last. LAST_INVITED puts those invited most recently first, and those never invited last. */
        DealerSort: components["schemas"]["DealerSort"];
        /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
        IdempotencyKey: string;
        /** @description Id of the dealer. */
        DealerId: components["schemas"]["Id"];
        /** @description Which of the caller's partners. */
        PartnerId: components["schemas"]["Id"];
        /** @description Id of the dealer group. */
        GroupId: components["schemas"]["Id"];
        /** @description Key of the link by which a dealer refuses further mails. */
        OptOutKey: string;
        /** @description Id of what is addressed. */
        PathId: components["schemas"]["Id"];
        /** @description Which picture. */
        SettingsImageKind: components["schemas"]["SettingsImageKind"];
        /** @description Version of the settings that the editor saw; without it nothing is compared. */
        SettingsVersion: number;
        /** @description Code of the locale. */
        LocaleCode: components["schemas"]["LocaleCode"];
        /** @description How many at most (20 unless given). */
        Limit20: number;
        /** @description Months after the last activity. */
        RetentionMonths: number;
        /** @description Part of a name or email address, case ignored, or at least three digits of a phone number. */
        CustomerSearch: string;
        /** @description Only events of this type. */
        SecurityEventTypeFilter: components["schemas"]["SecurityEventType"];
        /** @description Only what this user did, or what concerns them. */
        MemberFilter: components["schemas"]["Id"];
        /** @description Page size (100 unless given). */
        Limit100: number;
        /** @description Id of the view. */
        SavedViewId: components["schemas"]["Id"];
        /** @description Id of the invitation. */
        InvitationId: components["schemas"]["Id"];
        /** @description Id of the user. */
        UserId: components["schemas"]["Id"];
        /** @description Key of the link in the invitation. */
        InvitationKey: string;
        /** @description Which flow. */
        FlowType: components["schemas"]["Flow"];
        /** @description Part of the name, case ignored; in lists of requests also of the email address, or at least three digits of the phone number, or three letters and digits of the plate, however they are grouped, or of the claim or policy number with or without its punctuation. */
        NameSearch: string;
        /** @description Only the requests of which the newest message fares so; empty means all. */
        DeliveryFilter: components["schemas"]["DeliveryFilter"];
        /** @description Only the requests that this member looks after; `me` is the caller, `none` is nobody. Empty means all. */
        AgentFilter: string;
        /** @description Only the requests that were made at this moment or later. */
        CreatedFrom: components["schemas"]["Timestamp"];
        /** @description Only the requests that were made before this moment, which must be after `from`. */
        CreatedTo: components["schemas"]["Timestamp"];
        /** @description Only the requests whose owner means to sell so. */
        PlanFilter: components["schemas"]["UserSalePlan"];
        /** @description Only the requests that have come to this step or a later one of their flow, as getInsightsFunnel counts them. */
        ReachedFilter: components["schemas"]["InsightsStep"];
        /** @description Only the requests whose customer got the link in this way. */
        ChannelFilter: components["schemas"]["InsightsChannel"];
        /** @description A solved challenge as Base64 of JSON, with the members challenge and solution. */
        Proof: string;
        /** @description Part of a name or email address, case ignored; or at least three digits of a phone number, however they are grouped; or at least three letters and digits of a plate or VIN, without spaces and hyphens; or words of a car's year, make and model, at least two letters. */
        Anything: string;
        /** @description An addition of the request. */
        AdditionId: components["schemas"]["Id"];
        /** @description Id of an Upload of the report. */
        PhotoId: number;
        /** @description A DamageLocation of the report. */
        DamageId: components["schemas"]["Id"];
        /** @description A DamageFinding of the report. */
        FindingId: components["schemas"]["Id"];
        /** @description A MessageAttachment of a conversation about the request. */
        AttachmentId: components["schemas"]["Id"];
        /** @description Key of the link. */
        SessionKey: string;
        /** @description Which flow; trade when left out (spec §7). */
        CarFlowType: components["schemas"]["Flow"];
        /** @description Part of the plate number; case, spaces and hyphens ignored. Or at least three letters and digits of the claim number, with or without its punctuation. */
        PlateSearch: string;
        /** @description Id of the trade-in. */
        TradeId: components["schemas"]["Id"];
        /** @description Id of the auction. */
        AuctionId: components["schemas"]["Id"];
        /** @description Key of the dealer's link. */
        DealerKey: string;
        /** @description Key of the link to a dealer's own page. */
        DealerPageKey: string;
        /** @description Which of the dealer's auctions; the running ones unless given. */
        DealerPageList: components["schemas"]["DealerPageList"];
        /** @description Id of the deal. */
        DealId: components["schemas"]["Id"];
        /** @description Id of the claim or the inspection. */
        ClaimId: components["schemas"]["Id"];
        /** @description Who began the thread, and with whom; may be given more than once. */
        MessageInitiatedBy: components["schemas"]["ThreadDirection"][];
        /** @description Page size (250 unless given). */
        Limit250: number;
        /** @description Id of the conversation. */
        ConversationId: components["schemas"]["Id"];
        /** @description Only the messages after this one in the server's order. */
        Since: number;
        /** @description Id of the request. */
        RequestId: components["schemas"]["Id"];
        /** @description Id that the phone chose for the upload. */
        UploadId: string;
        /** @description How many bytes come before this body; what HEAD answered (tus 1.0). */
        UploadOffset: number;
        /** @description Bytes of the whole file (tus 1.0). */
        UploadLength: number;
        /** @description Id of the report. */
        ReportId: components["schemas"]["Id"];
        /** @description Part of the name or of the place, case ignored. */
        NameOrPlace: string;
        /** @description Id that the phone chose for the scan's upload. */
        ScanId: string;
        /** @description Which frame, from 0 around the car. */
        FrameIndex: number;
        /** @description Id of a shared draft, as its link has it. */
        SettingsDraftId: components["schemas"]["Id"];
        /** @description Which published version of the settings. */
        SettingsVersionNumber: number;
        /** @description Id of the token of a program. */
        ApiTokenId: components["schemas"]["Id"];
        /** @description Id of the webhook. */
        WebhookId: components["schemas"]["Id"];
        /** @description Id of the delivery, which it has in the header webhook-id. */
        WebhookDeliveryId: components["schemas"]["Id"];
        /** @description The first day. */
        FirstDay: components["schemas"]["Day"];
        /** @description The last day, not before the first. */
        LastDay: components["schemas"]["Day"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type RequestStatusEvent = components['schemas']['RequestStatusEvent'];
export type ThreadStatusEvent = components['schemas']['ThreadStatusEvent'];
export type ReportChangedEvent = components['schemas']['ReportChangedEvent'];
export type RequestErasedEvent = components['schemas']['RequestErasedEvent'];
export type PresenceEvent = components['schemas']['PresenceEvent'];
export type NotifiedEvent = components['schemas']['NotifiedEvent'];
export type AuctionEvent = components['schemas']['AuctionEvent'];
export type CountryDialCode = components['schemas']['CountryDialCode'];
export type ShareSettings = components['schemas']['ShareSettings'];
export type PhotoItem = components['schemas']['PhotoItem'];
export type ScanImageSet = components['schemas']['ScanImageSet'];
export type MessageInitiator = components['schemas']['MessageInitiator'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type Id = components['schemas']['Id'];
export type NullableUrl = components['schemas']['NullableUrl'];
export type User = components['schemas']['User'];
export type SessionUser = components['schemas']['SessionUser'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type FieldErrorCode = components['schemas']['FieldErrorCode'];
export type DealerName = components['schemas']['DealerName'];
export type FieldError = components['schemas']['FieldError'];
export type FactorMethod = components['schemas']['FactorMethod'];
export type Challenge = components['schemas']['Challenge'];
export type NotFree = components['schemas']['NotFree'];
export type Quota = components['schemas']['Quota'];
export type Timestamp = components['schemas']['Timestamp'];
export type DistanceUnit = components['schemas']['DistanceUnit'];
export type SeenDetails = components['schemas']['SeenDetails'];
export type ProofChallenge = components['schemas']['ProofChallenge'];
export type WeakPasswordRule = components['schemas']['WeakPasswordRule'];
export type Problem = components['schemas']['Problem'];
export type SessionCreate = components['schemas']['SessionCreate'];
export type SessionCreated = components['schemas']['SessionCreated'];
export type PersonName = components['schemas']['PersonName'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type NewPassword = components['schemas']['NewPassword'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type SignUp = components['schemas']['SignUp'];
export type ChallengeId = components['schemas']['ChallengeId'];
export type FactorCode = components['schemas']['FactorCode'];
export type PasskeyAnswer = components['schemas']['PasskeyAnswer'];
export type FactorProof = components['schemas']['FactorProof'];
export type FactorOptionsAsk = components['schemas']['FactorOptionsAsk'];
export type WebAuthnOptions = components['schemas']['WebAuthnOptions'];
export type FactorOptions = components['schemas']['FactorOptions'];
export type ProofMethod = components['schemas']['ProofMethod'];
export type Reauthentication = components['schemas']['Reauthentication'];
export type ReauthenticateOptions = components['schemas']['ReauthenticateOptions'];
export type NullableTimestamp = components['schemas']['NullableTimestamp'];
export type Passkey = components['schemas']['Passkey'];
export type AuthenticatorApp = components['schemas']['AuthenticatorApp'];
export type Factors = components['schemas']['Factors'];
export type FactorsAnswer = components['schemas']['FactorsAnswer'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type PasskeyAdd = components['schemas']['PasskeyAdd'];
export type FactorAdded = components['schemas']['FactorAdded'];
export type PasskeyRename = components['schemas']['PasskeyRename'];
export type AppPut = components['schemas']['AppPut'];
export type AppOptions = components['schemas']['AppOptions'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type SessionInfo = components['schemas']['SessionInfo'];
export type SessionList = components['schemas']['SessionList'];
export type Day = components['schemas']['Day'];
export type MemberName = components['schemas']['MemberName'];
export type Away = components['schemas']['Away'];
export type DigestFrequency = components['schemas']['DigestFrequency'];
export type Digest = components['schemas']['Digest'];
export type Account = components['schemas']['Account'];
export type AccountAnswer = components['schemas']['AccountAnswer'];
export type AwayUpdate = components['schemas']['AwayUpdate'];
export type TimeZone = components['schemas']['TimeZone'];
export type DigestUpdate = components['schemas']['DigestUpdate'];
export type AccountUpdate = components['schemas']['AccountUpdate'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordResetAsk = components['schemas']['PasswordResetAsk'];
export type KeyedAccount = components['schemas']['KeyedAccount'];
export type KeyedAccountAnswer = components['schemas']['KeyedAccountAnswer'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type DeliveryReceipt = components['schemas']['DeliveryReceipt'];
export type DigestOptOut = components['schemas']['DigestOptOut'];
export type DigestOptOutAnswer = components['schemas']['DigestOptOutAnswer'];
export type PartnerType = components['schemas']['PartnerType'];
export type Flow = components['schemas']['Flow'];
export type DialCode = components['schemas']['DialCode'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type HexColour = components['schemas']['HexColour'];
export type ThemeUpdate = components['schemas']['ThemeUpdate'];
export type Setup = components['schemas']['Setup'];
export type Role = components['schemas']['Role'];
export type Partner = components['schemas']['Partner'];
export type PartnerAnswer = components['schemas']['PartnerAnswer'];
export type PartnerList = components['schemas']['PartnerList'];
export type DealerState = components['schemas']['DealerState'];
export type DealerSort = components['schemas']['DealerSort'];
export type DealerGroupName = components['schemas']['DealerGroupName'];
export type Dealer = components['schemas']['Dealer'];
export type DealerListMetadata = components['schemas']['DealerListMetadata'];
export type DealerList = components['schemas']['DealerList'];
export type DealerText = components['schemas']['DealerText'];
export type DealerEmail = components['schemas']['DealerEmail'];
export type DealerPhone = components['schemas']['DealerPhone'];
export type DealerLanguage = components['schemas']['DealerLanguage'];
export type DealerMakes = components['schemas']['DealerMakes'];
export type DealerNote = components['schemas']['DealerNote'];
export type DealerGroupIds = components['schemas']['DealerGroupIds'];
export type DealerCreate = components['schemas']['DealerCreate'];
export type DealerAnswer = components['schemas']['DealerAnswer'];
export type DealerUpdate = components['schemas']['DealerUpdate'];
export type DealerIds = components['schemas']['DealerIds'];
export type DealerGroup = components['schemas']['DealerGroup'];
export type DealerStateCounts = components['schemas']['DealerStateCounts'];
export type DealerGroupList = components['schemas']['DealerGroupList'];
export type DealerIdList = components['schemas']['DealerIdList'];
export type DealerGroupCreate = components['schemas']['DealerGroupCreate'];
export type DealerGroupAnswer = components['schemas']['DealerGroupAnswer'];
export type DealerGroupUpdate = components['schemas']['DealerGroupUpdate'];
export type DealerImportField = components['schemas']['DealerImportField'];
export type DealerImportColumn = components['schemas']['DealerImportColumn'];
export type DealerImportCreate = components['schemas']['DealerImportCreate'];
export type DealerImportCounts = components['schemas']['DealerImportCounts'];
export type DealerImportValues = components['schemas']['DealerImportValues'];
export type DealerImportRow = components['schemas']['DealerImportRow'];
export type DealerImport = components['schemas']['DealerImport'];
export type DealerImportAnswer = components['schemas']['DealerImportAnswer'];
export type DealerExportCreate = components['schemas']['DealerExportCreate'];
export type DealerExport = components['schemas']['DealerExport'];
export type Logo = components['schemas']['Logo'];
export type Theme = components['schemas']['Theme'];
export type Url = components['schemas']['Url'];
export type LocaleData = components['schemas']['LocaleData'];
export type Locale = components['schemas']['Locale'];
export type Locales = components['schemas']['Locales'];
export type DealerPagePartner = components['schemas']['DealerPagePartner'];
export type DealerOptOut = components['schemas']['DealerOptOut'];
export type DealerOptOutAnswer = components['schemas']['DealerOptOutAnswer'];
export type SectionToggles = components['schemas']['SectionToggles'];
export type CustomisationDefaults = components['schemas']['CustomisationDefaults'];
export type IdentifierUse = components['schemas']['IdentifierUse'];
export type IdentifierMask = components['schemas']['IdentifierMask'];
export type IdentifierRule = components['schemas']['IdentifierRule'];
export type IdentifierRules = components['schemas']['IdentifierRules'];
export type Customisation = components['schemas']['Customisation'];
export type CustomisationList = components['schemas']['CustomisationList'];
export type NamedParty = components['schemas']['NamedParty'];
export type DialCodes = components['schemas']['DialCodes'];
export type PublicAgent = components['schemas']['PublicAgent'];
export type WithdrawalFee = components['schemas']['WithdrawalFee'];
export type DealSettings = components['schemas']['DealSettings'];
export type GeneralSettings = components['schemas']['GeneralSettings'];
export type Content = components['schemas']['Content'];
export type MessageTexts = components['schemas']['MessageTexts'];
export type SectionNeed = components['schemas']['SectionNeed'];
export type SectionNeeds = components['schemas']['SectionNeeds'];
export type LocaleCode = components['schemas']['LocaleCode'];
export type TranslatedTexts = components['schemas']['TranslatedTexts'];
export type ContentTranslation = components['schemas']['ContentTranslation'];
export type FlowSettings = components['schemas']['FlowSettings'];
export type TranslationFile = components['schemas']['TranslationFile'];
export type Settings = components['schemas']['Settings'];
export type SettingsAnswer = components['schemas']['SettingsAnswer'];
export type LogoUpdate = components['schemas']['LogoUpdate'];
export type PublicAgentUpdate = components['schemas']['PublicAgentUpdate'];
export type LocaleUpdate = components['schemas']['LocaleUpdate'];
export type LocalesUpdate = components['schemas']['LocalesUpdate'];
export type DealSettingsUpdate = components['schemas']['DealSettingsUpdate'];
export type GeneralUpdate = components['schemas']['GeneralUpdate'];
export type TemplateId = components['schemas']['TemplateId'];
export type ContentUpdate = components['schemas']['ContentUpdate'];
export type SectionNeedsUpdate = components['schemas']['SectionNeedsUpdate'];
export type IdentifierRuleUpdate = components['schemas']['IdentifierRuleUpdate'];
export type IdentifierRulesUpdate = components['schemas']['IdentifierRulesUpdate'];
export type TranslatedTextsUpdate = components['schemas']['TranslatedTextsUpdate'];
export type ContentTranslationUpdate = components['schemas']['ContentTranslationUpdate'];
export type FlowSettingsUpdate = components['schemas']['FlowSettingsUpdate'];
export type SettingsUpdate = components['schemas']['SettingsUpdate'];
export type NullableAmount = components['schemas']['NullableAmount'];
export type MinRaise = components['schemas']['MinRaise'];
export type AuctionRules = components['schemas']['AuctionRules'];
export type AuctionDefaults = components['schemas']['AuctionDefaults'];
export type SettingsImageKind = components['schemas']['SettingsImageKind'];
export type TranslationUpdate = components['schemas']['TranslationUpdate'];
export type SettingsArea = components['schemas']['SettingsArea'];
export type SettingsChange = components['schemas']['SettingsChange'];
export type Metadata = components['schemas']['Metadata'];
export type SettingsChangeList = components['schemas']['SettingsChangeList'];
export type Privacy = components['schemas']['Privacy'];
export type PrivacyAnswer = components['schemas']['PrivacyAnswer'];
export type PrivacyUpdate = components['schemas']['PrivacyUpdate'];
export type DueAnswer = components['schemas']['DueAnswer'];
export type CustomerMatch = components['schemas']['CustomerMatch'];
export type CustomerList = components['schemas']['CustomerList'];
export type PrivacyAction = components['schemas']['PrivacyAction'];
export type PrivacyCounts = components['schemas']['PrivacyCounts'];
export type PrivacyRecord = components['schemas']['PrivacyRecord'];
export type PrivacyRecordList = components['schemas']['PrivacyRecordList'];
export type RequestStatus = components['schemas']['RequestStatus'];
export type CustomerRequest = components['schemas']['CustomerRequest'];
export type CustomerData = components['schemas']['CustomerData'];
export type CustomerAnswer = components['schemas']['CustomerAnswer'];
export type PrivacyReason = components['schemas']['PrivacyReason'];
export type CustomerExport = components['schemas']['CustomerExport'];
export type CustomerExportAnswer = components['schemas']['CustomerExportAnswer'];
export type CustomerErasure = components['schemas']['CustomerErasure'];
export type PrivacyRecordAnswer = components['schemas']['PrivacyRecordAnswer'];
export type SecurityMember = components['schemas']['SecurityMember'];
export type Security = components['schemas']['Security'];
export type SecurityAnswer = components['schemas']['SecurityAnswer'];
export type SecurityUpdate = components['schemas']['SecurityUpdate'];
export type SecurityEventType = components['schemas']['SecurityEventType'];
export type SecurityPerson = components['schemas']['SecurityPerson'];
export type SecurityFact = components['schemas']['SecurityFact'];
export type SecurityEvent = components['schemas']['SecurityEvent'];
export type SecurityEventList = components['schemas']['SecurityEventList'];
export type ExportRecord = components['schemas']['ExportRecord'];
export type SavedViewList = components['schemas']['SavedViewList'];
export type SavedViewStatus = components['schemas']['SavedViewStatus'];
export type SavedViewPeriod = components['schemas']['SavedViewPeriod'];
export type UserSalePlan = components['schemas']['UserSalePlan'];
export type SavedViewDisplay = components['schemas']['SavedViewDisplay'];
export type InsightsStep = components['schemas']['InsightsStep'];
export type InsightsChannel = components['schemas']['InsightsChannel'];
export type SavedViewQuery = components['schemas']['SavedViewQuery'];
export type SavedView = components['schemas']['SavedView'];
export type SavedViews = components['schemas']['SavedViews'];
export type SavedViewName = components['schemas']['SavedViewName'];
export type SavedViewCreate = components['schemas']['SavedViewCreate'];
export type SavedViewAnswer = components['schemas']['SavedViewAnswer'];
export type SavedViewUpdate = components['schemas']['SavedViewUpdate'];
export type PresenceUpdate = components['schemas']['PresenceUpdate'];
export type PresentPerson = components['schemas']['PresentPerson'];
export type PresenceAnswer = components['schemas']['PresenceAnswer'];
export type NotificationKind = components['schemas']['NotificationKind'];
export type RequestCar = components['schemas']['RequestCar'];
export type NotificationRequest = components['schemas']['NotificationRequest'];
export type NotificationThread = components['schemas']['NotificationThread'];
export type Notification = components['schemas']['Notification'];
export type NotificationList = components['schemas']['NotificationList'];
export type UnreadNotifications = components['schemas']['UnreadNotifications'];
export type NotificationsRead = components['schemas']['NotificationsRead'];
export type Colleague = components['schemas']['Colleague'];
export type ColleagueList = components['schemas']['ColleagueList'];
export type Member = components['schemas']['Member'];
export type Invitation = components['schemas']['Invitation'];
export type UserList = components['schemas']['UserList'];
export type InvitationCreate = components['schemas']['InvitationCreate'];
export type InvitationAnswer = components['schemas']['InvitationAnswer'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type UserAnswer = components['schemas']['UserAnswer'];
export type MemberPasswordReset = components['schemas']['MemberPasswordReset'];
export type PublicInvitation = components['schemas']['PublicInvitation'];
export type PublicInvitationAnswer = components['schemas']['PublicInvitationAnswer'];
export type InvitationAccept = components['schemas']['InvitationAccept'];
export type AgentInfo = components['schemas']['AgentInfo'];
export type CustomisationAssets = components['schemas']['CustomisationAssets'];
export type InviteTexts = components['schemas']['InviteTexts'];
export type InviteCustomisation = components['schemas']['InviteCustomisation'];
export type Invite = components['schemas']['Invite'];
export type Translation = components['schemas']['Translation'];
export type DeliveryFilter = components['schemas']['DeliveryFilter'];
export type RequestStatusFilter = components['schemas']['RequestStatusFilter'];
export type PhoneChannel = components['schemas']['PhoneChannel'];
export type CarAvailability = components['schemas']['CarAvailability'];
export type RequestInfo = components['schemas']['RequestInfo'];
export type RequestProgress = components['schemas']['RequestProgress'];
export type RequestReport = components['schemas']['RequestReport'];
export type DeliveryState = components['schemas']['DeliveryState'];
export type SendChannel = components['schemas']['SendChannel'];
export type DeliveryReason = components['schemas']['DeliveryReason'];
export type MessageAbout = components['schemas']['MessageAbout'];
export type Delivery = components['schemas']['Delivery'];
export type Sending = components['schemas']['Sending'];
export type RequestAgent = components['schemas']['RequestAgent'];
export type RequestAddition = components['schemas']['RequestAddition'];
export type NullableDay = components['schemas']['NullableDay'];
export type Identifiers = components['schemas']['Identifiers'];
export type Request = components['schemas']['Request'];
export type RequestList = components['schemas']['RequestList'];
export type GivenIdentifiers = components['schemas']['GivenIdentifiers'];
export type RequestCreate = components['schemas']['RequestCreate'];
export type SameClaim = components['schemas']['SameClaim'];
export type RequestCreated = components['schemas']['RequestCreated'];
export type SelfRequestCreate = components['schemas']['SelfRequestCreate'];
export type SelfRequest = components['schemas']['SelfRequest'];
export type SelfRequestAnswer = components['schemas']['SelfRequestAnswer'];
export type RequestCounts = components['schemas']['RequestCounts'];
export type RequestCountsAnswer = components['schemas']['RequestCountsAnswer'];
export type OpenRequestAnswer = components['schemas']['OpenRequestAnswer'];
export type RequestMatchField = components['schemas']['RequestMatchField'];
export type RequestMatch = components['schemas']['RequestMatch'];
export type RequestMatchList = components['schemas']['RequestMatchList'];
export type RequestBatchState = components['schemas']['RequestBatchState'];
export type RequestBatchCounts = components['schemas']['RequestBatchCounts'];
export type RequestBatch = components['schemas']['RequestBatch'];
export type RequestBatchList = components['schemas']['RequestBatchList'];
export type BatchIdentifiers = components['schemas']['BatchIdentifiers'];
export type RequestBatchSkip = components['schemas']['RequestBatchSkip'];
export type RequestBatchRowCreate = components['schemas']['RequestBatchRowCreate'];
export type RequestBatchCreate = components['schemas']['RequestBatchCreate'];
export type RequestBatchAnswer = components['schemas']['RequestBatchAnswer'];
export type RequestBatchCheckCreate = components['schemas']['RequestBatchCheckCreate'];
export type RequestBatchFound = components['schemas']['RequestBatchFound'];
export type RequestBatchQuota = components['schemas']['RequestBatchQuota'];
export type RequestBatchCheck = components['schemas']['RequestBatchCheck'];
export type RequestBatchRowState = components['schemas']['RequestBatchRowState'];
export type RequestBatchReason = components['schemas']['RequestBatchReason'];
export type RequestBatchField = components['schemas']['RequestBatchField'];
export type RequestBatchRow = components['schemas']['RequestBatchRow'];
export type RequestBatchDetails = components['schemas']['RequestBatchDetails'];
export type RequestBatchResults = components['schemas']['RequestBatchResults'];
export type ReportKind = components['schemas']['ReportKind'];
export type ReportPartner = components['schemas']['ReportPartner'];
export type DealerContact = components['schemas']['DealerContact'];
export type ReportInfo = components['schemas']['ReportInfo'];
export type SectionName = components['schemas']['SectionName'];
export type RequiredSections = components['schemas']['RequiredSections'];
export type SentIncomplete = components['schemas']['SentIncomplete'];
export type VinFacts = components['schemas']['VinFacts'];
export type AdditionState = components['schemas']['AdditionState'];
export type UploadSection = components['schemas']['UploadSection'];
export type RefusalReason = components['schemas']['RefusalReason'];
export type Refusal = components['schemas']['Refusal'];
export type AdditionShot = components['schemas']['AdditionShot'];
export type CommentAuthor = components['schemas']['CommentAuthor'];
export type AdditionChange = components['schemas']['AdditionChange'];
export type Addition = components['schemas']['Addition'];
export type DetailField = components['schemas']['DetailField'];
export type Correction = components['schemas']['Correction'];
export type Filetype = components['schemas']['Filetype'];
export type ImageVariant = components['schemas']['ImageVariant'];
export type ReviewStatus = components['schemas']['ReviewStatus'];
export type Upload = components['schemas']['Upload'];
export type CarPart = components['schemas']['CarPart'];
export type DamageKind = components['schemas']['DamageKind'];
export type DamageSize = components['schemas']['DamageSize'];
export type DamagePinPoint = components['schemas']['DamagePinPoint'];
export type DamagePin = components['schemas']['DamagePin'];
export type DamageLocation = components['schemas']['DamageLocation'];
export type Rating = components['schemas']['Rating'];
export type NullableRating = components['schemas']['NullableRating'];
export type PartRating = components['schemas']['PartRating'];
export type CarCondition = components['schemas']['CarCondition'];
export type PublicReportCar = components['schemas']['PublicReportCar'];
export type PrivateReportCar = components['schemas']['PrivateReportCar'];
export type ReportCar = components['schemas']['ReportCar'];
export type ReportContent = components['schemas']['ReportContent'];
export type PhotoBox = components['schemas']['PhotoBox'];
export type DamageFinding = components['schemas']['DamageFinding'];
export type PhotoPlate = components['schemas']['PhotoPlate'];
export type AttachmentKind = components['schemas']['AttachmentKind'];
export type MessageAttachment = components['schemas']['MessageAttachment'];
export type ThreadRole = components['schemas']['ThreadRole'];
export type ConversationPhoto = components['schemas']['ConversationPhoto'];
export type Report = components['schemas']['Report'];
export type Amount = components['schemas']['Amount'];
export type OfferValidity = components['schemas']['OfferValidity'];
export type TradeInOffer = components['schemas']['TradeInOffer'];
export type DealState = components['schemas']['DealState'];
export type DealBuyer = components['schemas']['DealBuyer'];
export type DealAnswer = components['schemas']['DealAnswer'];
export type HandoverItem = components['schemas']['HandoverItem'];
export type DealParty = components['schemas']['DealParty'];
export type HandoverTick = components['schemas']['HandoverTick'];
export type HandoverPart = components['schemas']['HandoverPart'];
export type DealWithdrawal = components['schemas']['DealWithdrawal'];
export type FeeState = components['schemas']['FeeState'];
export type DealFee = components['schemas']['DealFee'];
export type SecondChanceState = components['schemas']['SecondChanceState'];
export type SecondChance = components['schemas']['SecondChance'];
export type SecondChanceCandidate = components['schemas']['SecondChanceCandidate'];
export type DealAction = components['schemas']['DealAction'];
export type Deal = components['schemas']['Deal'];
export type OfferWaiting = components['schemas']['OfferWaiting'];
export type TradeIn = components['schemas']['TradeIn'];
export type AuctionStatus = components['schemas']['AuctionStatus'];
export type NotificationPurpose = components['schemas']['NotificationPurpose'];
export type DealerNotification = components['schemas']['DealerNotification'];
export type Bidder = components['schemas']['Bidder'];
export type OfferPartner = components['schemas']['OfferPartner'];
export type OfferUser = components['schemas']['OfferUser'];
export type Offer = components['schemas']['Offer'];
export type AuctionFee = components['schemas']['AuctionFee'];
export type Auction = components['schemas']['Auction'];
export type Insurer = components['schemas']['Insurer'];
export type ClaimStatus = components['schemas']['ClaimStatus'];
export type ConclusionUndo = components['schemas']['ConclusionUndo'];
export type ConclusionTelling = components['schemas']['ConclusionTelling'];
export type ConclusionPreview = components['schemas']['ConclusionPreview'];
export type Claim = components['schemas']['Claim'];
export type Inspect = components['schemas']['Inspect'];
export type StaffReportAnswer = components['schemas']['StaffReportAnswer'];
export type RequestUpdate = components['schemas']['RequestUpdate'];
export type RequestAnswer = components['schemas']['RequestAnswer'];
export type Assignment = components['schemas']['Assignment'];
export type ListingChange = components['schemas']['ListingChange'];
export type Listing = components['schemas']['Listing'];
export type FollowUp = components['schemas']['FollowUp'];
export type DeliveryRetry = components['schemas']['DeliveryRetry'];
export type PhotoRefused = components['schemas']['PhotoRefused'];
export type AdditionCreate = components['schemas']['AdditionCreate'];
export type AdditionAnswer = components['schemas']['AdditionAnswer'];
export type DamageChange = components['schemas']['DamageChange'];
export type DamageLocationAnswer = components['schemas']['DamageLocationAnswer'];
export type FindingAccept = components['schemas']['FindingAccept'];
export type PlatePlace = components['schemas']['PlatePlace'];
export type CorrectedDetails = components['schemas']['CorrectedDetails'];
export type DetailsCorrection = components['schemas']['DetailsCorrection'];
export type RequestEventType = components['schemas']['RequestEventType'];
export type DetailChange = components['schemas']['DetailChange'];
export type RequestEventActor = components['schemas']['RequestEventActor'];
export type RequestEvent = components['schemas']['RequestEvent'];
export type RequestEventList = components['schemas']['RequestEventList'];
export type MessagePurpose = components['schemas']['MessagePurpose'];
export type MessagePreview = components['schemas']['MessagePreview'];
export type MessagePreviewAnswer = components['schemas']['MessagePreviewAnswer'];
export type NextRequestAnswer = components['schemas']['NextRequestAnswer'];
export type AuditActor = components['schemas']['AuditActor'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditAnswer = components['schemas']['AuditAnswer'];
export type PublicReportInfo = components['schemas']['PublicReportInfo'];
export type PublicReportContent = components['schemas']['PublicReportContent'];
export type PublicReport = components['schemas']['PublicReport'];
export type OfferContacts = components['schemas']['OfferContacts'];
export type ReceiptCar = components['schemas']['ReceiptCar'];
export type Receipt = components['schemas']['Receipt'];
export type WithdrawnOffer = components['schemas']['WithdrawnOffer'];
export type PublicTradeIn = components['schemas']['PublicTradeIn'];
export type PublicAuction = components['schemas']['PublicAuction'];
export type PublicInspect = components['schemas']['PublicInspect'];
export type PublicReportAnswer = components['schemas']['PublicReportAnswer'];
export type CarStatusFilter = components['schemas']['CarStatusFilter'];
export type CarStatus = components['schemas']['CarStatus'];
export type CarSaleState = components['schemas']['CarSaleState'];
export type CarSale = components['schemas']['CarSale'];
export type Car = components['schemas']['Car'];
export type CarList = components['schemas']['CarList'];
export type CarCounts = components['schemas']['CarCounts'];
export type CarCountsAnswer = components['schemas']['CarCountsAnswer'];
export type UploadRequestAnswer = components['schemas']['UploadRequestAnswer'];
export type MarketDaysSupply = components['schemas']['MarketDaysSupply'];
export type MarketListing = components['schemas']['MarketListing'];
export type SimilarCars = components['schemas']['SimilarCars'];
export type MarketSurvey = components['schemas']['MarketSurvey'];
export type OfferCreate = components['schemas']['OfferCreate'];
export type TradeInAnswer = components['schemas']['TradeInAnswer'];
export type OfferResponse = components['schemas']['OfferResponse'];
export type OfferResponseAnswer = components['schemas']['OfferResponseAnswer'];
export type OfferMessageCreate = components['schemas']['OfferMessageCreate'];
export type OfferExtension = components['schemas']['OfferExtension'];
export type OfferWithdrawal = components['schemas']['OfferWithdrawal'];
export type OfferLinkAnswer = components['schemas']['OfferLinkAnswer'];
export type AuctionRulesChoice = components['schemas']['AuctionRulesChoice'];
export type AuctionCreate = components['schemas']['AuctionCreate'];
export type AuctionAnswer = components['schemas']['AuctionAnswer'];
export type AuctionChange = components['schemas']['AuctionChange'];
export type AuctionAgain = components['schemas']['AuctionAgain'];
export type AuctionAgainAnswer = components['schemas']['AuctionAgainAnswer'];
export type AuctionCancel = components['schemas']['AuctionCancel'];
export type BidderMessageCreate = components['schemas']['BidderMessageCreate'];
export type BidderLinkAnswer = components['schemas']['BidderLinkAnswer'];
export type DealerRules = components['schemas']['DealerRules'];
export type DealerAuction = components['schemas']['DealerAuction'];
export type OwnOffer = components['schemas']['OwnOffer'];
export type DealerSecondChance = components['schemas']['DealerSecondChance'];
export type DealerAuctionAnswer = components['schemas']['DealerAuctionAnswer'];
export type DealerContinue = components['schemas']['DealerContinue'];
export type DealerLinkAsk = components['schemas']['DealerLinkAsk'];
export type DealerPageList = components['schemas']['DealerPageList'];
export type DealerPageCounts = components['schemas']['DealerPageCounts'];
export type DealerPageCar = components['schemas']['DealerPageCar'];
export type DealerPageAuction = components['schemas']['DealerPageAuction'];
export type DealerPageAnswer = components['schemas']['DealerPageAnswer'];
export type PublicOfferCreate = components['schemas']['PublicOfferCreate'];
export type PublicOfferAnswer = components['schemas']['PublicOfferAnswer'];
export type SecondChanceCreate = components['schemas']['SecondChanceCreate'];
export type StaffWithdrawal = components['schemas']['StaffWithdrawal'];
export type StaffTick = components['schemas']['StaffTick'];
export type DealSale = components['schemas']['DealSale'];
export type OwnerWithdrawal = components['schemas']['OwnerWithdrawal'];
export type OwnerDealAnswer = components['schemas']['OwnerDealAnswer'];
export type OwnerTick = components['schemas']['OwnerTick'];
export type DealerTick = components['schemas']['DealerTick'];
export type DealerSecondChanceAnswer = components['schemas']['DealerSecondChanceAnswer'];
export type ClaimUpdate = components['schemas']['ClaimUpdate'];
export type ClaimUpdateAnswer = components['schemas']['ClaimUpdateAnswer'];
export type ConclusionMessageCreate = components['schemas']['ConclusionMessageCreate'];
export type ConclusionLinkAnswer = components['schemas']['ConclusionLinkAnswer'];
export type ReadStatus = components['schemas']['ReadStatus'];
export type ThreadDirection = components['schemas']['ThreadDirection'];
export type ThreadParty = components['schemas']['ThreadParty'];
export type ThreadInfo = components['schemas']['ThreadInfo'];
export type ThreadFiles = components['schemas']['ThreadFiles'];
export type ConversationNotice = components['schemas']['ConversationNotice'];
export type Thread = components['schemas']['Thread'];
export type ThreadList = components['schemas']['ThreadList'];
export type MessageCreate = components['schemas']['MessageCreate'];
export type Message = components['schemas']['Message'];
export type MessageAnswer = components['schemas']['MessageAnswer'];
export type ThreadCounts = components['schemas']['ThreadCounts'];
export type ThreadCountsAnswer = components['schemas']['ThreadCountsAnswer'];
export type MessageList = components['schemas']['MessageList'];
export type ThreadUpdate = components['schemas']['ThreadUpdate'];
export type ThreadAnswer = components['schemas']['ThreadAnswer'];
export type ConversationCar = components['schemas']['ConversationCar'];
export type ConversationRef = components['schemas']['ConversationRef'];
export type Conversation = components['schemas']['Conversation'];
export type ConversationList = components['schemas']['ConversationList'];
export type AttachmentIds = components['schemas']['AttachmentIds'];
export type ConversationCreate = components['schemas']['ConversationCreate'];
export type MessageAttachments = components['schemas']['MessageAttachments'];
export type ConversationMessage = components['schemas']['ConversationMessage'];
export type ConversationAnswer = components['schemas']['ConversationAnswer'];
export type ConversationDetails = components['schemas']['ConversationDetails'];
export type ConversationMessageList = components['schemas']['ConversationMessageList'];
export type ConversationReply = components['schemas']['ConversationReply'];
export type ConversationRead = components['schemas']['ConversationRead'];
export type ConversationDetailsAnswer = components['schemas']['ConversationDetailsAnswer'];
export type ConversationNoticeCreate = components['schemas']['ConversationNoticeCreate'];
export type ConversationLinkAnswer = components['schemas']['ConversationLinkAnswer'];
export type AttachmentCreate = components['schemas']['AttachmentCreate'];
export type AnnouncedAttachment = components['schemas']['AnnouncedAttachment'];
export type AttachmentAnswer = components['schemas']['AttachmentAnswer'];
export type UploadProgress = components['schemas']['UploadProgress'];
export type ThreadCreate = components['schemas']['ThreadCreate'];
export type ThreadCreated = components['schemas']['ThreadCreated'];
export type PublicConversation = components['schemas']['PublicConversation'];
export type PublicMessage = components['schemas']['PublicMessage'];
export type PublicMessageList = components['schemas']['PublicMessageList'];
export type PublicMessageCreate = components['schemas']['PublicMessageCreate'];
export type PublicMessageAnswer = components['schemas']['PublicMessageAnswer'];
export type PublicReadAnswer = components['schemas']['PublicReadAnswer'];
export type Comment = components['schemas']['Comment'];
export type CommentList = components['schemas']['CommentList'];
export type CommentCreate = components['schemas']['CommentCreate'];
export type CommentAnswer = components['schemas']['CommentAnswer'];
export type SubscriptionCreate = components['schemas']['SubscriptionCreate'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionAnswer = components['schemas']['SubscriptionAnswer'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type Billing = components['schemas']['Billing'];
export type InvoiceStatus = components['schemas']['InvoiceStatus'];
export type InvoiceLine = components['schemas']['InvoiceLine'];
export type Invoice = components['schemas']['Invoice'];
export type InvoiceList = components['schemas']['InvoiceList'];
export type Fee = components['schemas']['Fee'];
export type FeeList = components['schemas']['FeeList'];
export type DealerFees = components['schemas']['DealerFees'];
export type DealerFeesList = components['schemas']['DealerFeesList'];
export type CapturePartner = components['schemas']['CapturePartner'];
export type CaptureAgent = components['schemas']['CaptureAgent'];
export type CaptureExpired = components['schemas']['CaptureExpired'];
export type CaptureConclusion = components['schemas']['CaptureConclusion'];
export type CaptureShot = components['schemas']['CaptureShot'];
export type CaptureAddition = components['schemas']['CaptureAddition'];
export type ContactDetails = components['schemas']['ContactDetails'];
export type CarDetails = components['schemas']['CarDetails'];
export type SaleDetails = components['schemas']['SaleDetails'];
export type ClaimDetails = components['schemas']['ClaimDetails'];
export type DriverDetails = components['schemas']['DriverDetails'];
export type CaptureDealer = components['schemas']['CaptureDealer'];
export type CaptureDamagePin = components['schemas']['CaptureDamagePin'];
export type CaptureDamageLocation = components['schemas']['CaptureDamageLocation'];
export type CaptureUploadState = components['schemas']['CaptureUploadState'];
export type CaptureUpload = components['schemas']['CaptureUpload'];
export type Capture = components['schemas']['Capture'];
export type CaptureAnswer = components['schemas']['CaptureAnswer'];
export type PartRatingUpdate = components['schemas']['PartRatingUpdate'];
export type CarConditionUpdate = components['schemas']['CarConditionUpdate'];
export type DamageLocationUpdate = components['schemas']['DamageLocationUpdate'];
export type CaptureUpdate = components['schemas']['CaptureUpdate'];
export type CaptureDealerList = components['schemas']['CaptureDealerList'];
export type CaptureUploadCreate = components['schemas']['CaptureUploadCreate'];
export type CaptureUploadAnswer = components['schemas']['CaptureUploadAnswer'];
export type ScanComplete = components['schemas']['ScanComplete'];
export type CaptureSubmit = components['schemas']['CaptureSubmit'];
export type SignUpMode = components['schemas']['SignUpMode'];
export type RuntimeConfig = components['schemas']['RuntimeConfig'];
export type Health = components['schemas']['Health'];
export type OutboxMessage = components['schemas']['OutboxMessage'];
export type OutboxMessageList = components['schemas']['OutboxMessageList'];
export type SystemVersions = components['schemas']['SystemVersions'];
export type SystemBackup = components['schemas']['SystemBackup'];
export type SystemQueue = components['schemas']['SystemQueue'];
export type UndeliveredChannel = components['schemas']['UndeliveredChannel'];
export type UndeliveredReason = components['schemas']['UndeliveredReason'];
export type Undelivered = components['schemas']['Undelivered'];
export type SystemStatus = components['schemas']['SystemStatus'];
export type UndeliveredState = components['schemas']['UndeliveredState'];
export type UndeliveredMessage = components['schemas']['UndeliveredMessage'];
export type UndeliveredList = components['schemas']['UndeliveredList'];
export type FailedJob = components['schemas']['FailedJob'];
export type FailedJobList = components['schemas']['FailedJobList'];
export type ScheduledRefusal = components['schemas']['ScheduledRefusal'];
export type ScheduledSettings = components['schemas']['ScheduledSettings'];
export type ScheduledSettingsAnswer = components['schemas']['ScheduledSettingsAnswer'];
export type SettingsSchedule = components['schemas']['SettingsSchedule'];
export type SettingsDraft = components['schemas']['SettingsDraft'];
export type SettingsDraftAnswer = components['schemas']['SettingsDraftAnswer'];
export type RestoredFrom = components['schemas']['RestoredFrom'];
export type SettingsVersion = components['schemas']['SettingsVersion'];
export type SettingsVersionList = components['schemas']['SettingsVersionList'];
export type KeptSetting = components['schemas']['KeptSetting'];
export type SettingsVersionAnswer = components['schemas']['SettingsVersionAnswer'];
export type SettingsRestore = components['schemas']['SettingsRestore'];
export type TestMessageText = components['schemas']['TestMessageText'];
export type TextChannel = components['schemas']['TextChannel'];
export type TestMessage = components['schemas']['TestMessage'];
export type TestMessageAnswer = components['schemas']['TestMessageAnswer'];
export type ApiTokenScope = components['schemas']['ApiTokenScope'];
export type ApiToken = components['schemas']['ApiToken'];
export type ApiTokenList = components['schemas']['ApiTokenList'];
export type ApiTokenCreate = components['schemas']['ApiTokenCreate'];
export type ApiTokenCreated = components['schemas']['ApiTokenCreated'];
export type CompanySignInStarted = components['schemas']['CompanySignInStarted'];
export type CompanySignInComplete = components['schemas']['CompanySignInComplete'];
export type CompanySignInStart = components['schemas']['CompanySignInStart'];
export type CompanyGroup = components['schemas']['CompanyGroup'];
export type CompanySignIn = components['schemas']['CompanySignIn'];
export type CompanySignInAnswer = components['schemas']['CompanySignInAnswer'];
export type CompanySignInUpdate = components['schemas']['CompanySignInUpdate'];
export type CompanySignInTest = components['schemas']['CompanySignInTest'];
export type CompanySignInProblem = components['schemas']['CompanySignInProblem'];
export type CompanySignInTested = components['schemas']['CompanySignInTested'];
export type WebhookEventType = components['schemas']['WebhookEventType'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookList = components['schemas']['WebhookList'];
export type WebhookCreate = components['schemas']['WebhookCreate'];
export type WebhookWithSecret = components['schemas']['WebhookWithSecret'];
export type WebhookUpdate = components['schemas']['WebhookUpdate'];
export type WebhookAnswer = components['schemas']['WebhookAnswer'];
export type WebhookDeliveryState = components['schemas']['WebhookDeliveryState'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryAnswer = components['schemas']['WebhookDeliveryAnswer'];
export type WebhookDeliveryList = components['schemas']['WebhookDeliveryList'];
export type InsightsFunnelStep = components['schemas']['InsightsFunnelStep'];
export type InsightsStepCount = components['schemas']['InsightsStepCount'];
export type InsightsFunnelChannel = components['schemas']['InsightsFunnelChannel'];
export type InsightsFunnel = components['schemas']['InsightsFunnel'];
export type InsightsSellingFigures = components['schemas']['InsightsSellingFigures'];
export type InsightsDealer = components['schemas']['InsightsDealer'];
export type InsightsEndingReason = components['schemas']['InsightsEndingReason'];
export type InsightsEnding = components['schemas']['InsightsEnding'];
export type InsightsSelling = components['schemas']['InsightsSelling'];
export type InsightsMember = components['schemas']['InsightsMember'];
export type InsightsTeam = components['schemas']['InsightsTeam'];
export type InsightsSection = components['schemas']['InsightsSection'];
export type InsightsSteps = components['schemas']['InsightsSteps'];
export type InsightsTimeCounts = components['schemas']['InsightsTimeCounts'];
export type InsightsTime = components['schemas']['InsightsTime'];
export type InsightsTimeOfWeek = components['schemas']['InsightsTimeOfWeek'];
export type InsightsTimes = components['schemas']['InsightsTimes'];
export type StuckRequest = components['schemas']['StuckRequest'];
export type StuckRequestList = components['schemas']['StuckRequestList'];
export type WebhookEventData = components['schemas']['WebhookEventData'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseMalformed = components['responses']['Malformed'];
export type ResponseSignInRefused = components['responses']['SignInRefused'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseSignUpClosed = components['responses']['SignUpClosed'];
export type ResponseEmailTaken = components['responses']['EmailTaken'];
export type ResponsePasswordRefused = components['responses']['PasswordRefused'];
export type ResponseFactorRefused = components['responses']['FactorRefused'];
export type ResponseProofRefused = components['responses']['ProofRefused'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseStaleSettings = components['responses']['StaleSettings'];
export type ResponseRequestTimeout = components['responses']['RequestTimeout'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseInsufficientStorage = components['responses']['InsufficientStorage'];
export type ResponseSendingRefused = components['responses']['SendingRefused'];
export type ResponseInvitationConflict = components['responses']['InvitationConflict'];
export type ResponseQuotaExceeded = components['responses']['QuotaExceeded'];
export type ResponseMemberConflict = components['responses']['MemberConflict'];
export type ResponseAccountExists = components['responses']['AccountExists'];
export type ResponseProofRequired = components['responses']['ProofRequired'];
export type ResponseStaleDetails = components['responses']['StaleDetails'];
export type ResponseAlreadyAnswered = components['responses']['AlreadyAnswered'];
export type ResponseBidRefused = components['responses']['BidRefused'];
export type ResponseUploadPart = components['responses']['UploadPart'];
export type ResponseUploadConflict = components['responses']['UploadConflict'];
export type ResponseGone = components['responses']['Gone'];
export type ResponseCompanyProofRefused = components['responses']['CompanyProofRefused'];
export type ResponseCompanyRefused = components['responses']['CompanyRefused'];
export type ParameterPasskeyId = components['parameters']['PasskeyId'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterResetKey = components['parameters']['ResetKey'];
export type ParameterReceiptKey = components['parameters']['ReceiptKey'];
export type ParameterDigestKey = components['parameters']['DigestKey'];
export type ParameterVerifyKey = components['parameters']['VerifyKey'];
export type ParameterDealerHasEmail = components['parameters']['DealerHasEmail'];
export type ParameterAfter = components['parameters']['After'];
export type ParameterLimit10 = components['parameters']['Limit10'];
export type ParameterDealerPartner = components['parameters']['DealerPartner'];
export type ParameterDealerSearch = components['parameters']['DealerSearch'];
export type ParameterDealerGroupFilter = components['parameters']['DealerGroupFilter'];
export type ParameterDealerFavorite = components['parameters']['DealerFavorite'];
export type ParameterDealerStateFilter = components['parameters']['DealerStateFilter'];
export type ParameterDealerMake = components['parameters']['DealerMake'];
export type ParameterDealerNear = components['parameters']['DealerNear'];
export type ParameterDealerWithinMiles = components['parameters']['DealerWithinMiles'];
export type ParameterDealerLastAuction = components['parameters']['DealerLastAuction'];
export type ParameterDealerNotInAuction = components['parameters']['DealerNotInAuction'];
export type ParameterDealerSort = components['parameters']['DealerSort'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterDealerId = components['parameters']['DealerId'];
export type ParameterPartnerId = components['parameters']['PartnerId'];
export type ParameterGroupId = components['parameters']['GroupId'];
export type ParameterOptOutKey = components['parameters']['OptOutKey'];
export type ParameterPathId = components['parameters']['PathId'];
export type ParameterSettingsImageKind = components['parameters']['SettingsImageKind'];
export type ParameterSettingsVersion = components['parameters']['SettingsVersion'];
export type ParameterLocaleCode = components['parameters']['LocaleCode'];
export type ParameterLimit20 = components['parameters']['Limit20'];
export type ParameterRetentionMonths = components['parameters']['RetentionMonths'];
export type ParameterCustomerSearch = components['parameters']['CustomerSearch'];
export type ParameterSecurityEventTypeFilter = components['parameters']['SecurityEventTypeFilter'];
export type ParameterMemberFilter = components['parameters']['MemberFilter'];
export type ParameterLimit100 = components['parameters']['Limit100'];
export type ParameterSavedViewId = components['parameters']['SavedViewId'];
export type ParameterInvitationId = components['parameters']['InvitationId'];
export type ParameterUserId = components['parameters']['UserId'];
export type ParameterInvitationKey = components['parameters']['InvitationKey'];
export type ParameterFlowType = components['parameters']['FlowType'];
export type ParameterNameSearch = components['parameters']['NameSearch'];
export type ParameterDeliveryFilter = components['parameters']['DeliveryFilter'];
export type ParameterAgentFilter = components['parameters']['AgentFilter'];
export type ParameterCreatedFrom = components['parameters']['CreatedFrom'];
export type ParameterCreatedTo = components['parameters']['CreatedTo'];
export type ParameterPlanFilter = components['parameters']['PlanFilter'];
export type ParameterReachedFilter = components['parameters']['ReachedFilter'];
export type ParameterChannelFilter = components['parameters']['ChannelFilter'];
export type ParameterProof = components['parameters']['Proof'];
export type ParameterAnything = components['parameters']['Anything'];
export type ParameterAdditionId = components['parameters']['AdditionId'];
export type ParameterPhotoId = components['parameters']['PhotoId'];
export type ParameterDamageId = components['parameters']['DamageId'];
export type ParameterFindingId = components['parameters']['FindingId'];
export type ParameterAttachmentId = components['parameters']['AttachmentId'];
export type ParameterSessionKey = components['parameters']['SessionKey'];
export type ParameterCarFlowType = components['parameters']['CarFlowType'];
export type ParameterPlateSearch = components['parameters']['PlateSearch'];
export type ParameterTradeId = components['parameters']['TradeId'];
export type ParameterAuctionId = components['parameters']['AuctionId'];
export type ParameterDealerKey = components['parameters']['DealerKey'];
export type ParameterDealerPageKey = components['parameters']['DealerPageKey'];
export type ParameterDealerPageList = components['parameters']['DealerPageList'];
export type ParameterDealId = components['parameters']['DealId'];
export type ParameterClaimId = components['parameters']['ClaimId'];
export type ParameterMessageInitiatedBy = components['parameters']['MessageInitiatedBy'];
export type ParameterLimit250 = components['parameters']['Limit250'];
export type ParameterConversationId = components['parameters']['ConversationId'];
export type ParameterSince = components['parameters']['Since'];
export type ParameterRequestId = components['parameters']['RequestId'];
export type ParameterUploadId = components['parameters']['UploadId'];
export type ParameterUploadOffset = components['parameters']['UploadOffset'];
export type ParameterUploadLength = components['parameters']['UploadLength'];
export type ParameterReportId = components['parameters']['ReportId'];
export type ParameterNameOrPlace = components['parameters']['NameOrPlace'];
export type ParameterScanId = components['parameters']['ScanId'];
export type ParameterFrameIndex = components['parameters']['FrameIndex'];
export type ParameterSettingsDraftId = components['parameters']['SettingsDraftId'];
export type ParameterSettingsVersionNumber = components['parameters']['SettingsVersionNumber'];
export type ParameterApiTokenId = components['parameters']['ApiTokenId'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterWebhookDeliveryId = components['parameters']['WebhookDeliveryId'];
export type ParameterFirstDay = components['parameters']['FirstDay'];
export type ParameterLastDay = components['parameters']['LastDay'];
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user of the token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCreate"];
            };
        };
        responses: {
            /** @description Signed in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SignInRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked and its sockets are closed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Registered and signed in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["SignUpClosed"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createSessionByFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorProof"];
            };
        };
        responses: {
            /** @description Signed in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["FactorRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getFactorOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorOptionsAsk"];
            };
        };
        responses: {
            /** @description For navigator.credentials.get */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorOptions"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["FactorRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reauthentication"];
            };
        };
        responses: {
            /** @description Sensitive acts are open for 15 minutes */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ProofRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getReauthenticateOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways, and what a passkey is asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReauthenticateOptions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkeys, the authenticator app, and how many recovery codes are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAdd"];
            };
        };
        responses: {
            /** @description The factors with it; with the first one, recovery codes */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorAdded"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ProofRefused"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For navigator.credentials.create */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorOptions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a passkey of the user. */
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The factors without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a passkey of the user. */
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRename"];
            };
        };
        responses: {
            /** @description The factors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    putAuthenticatorApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppPut"];
            };
        };
        responses: {
            /** @description The factors with it; with the first one, recovery codes */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorAdded"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ProofRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removeAuthenticatorApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The factors without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getAuthenticatorAppOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as text and as an address for a QR code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppOptions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shown this once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Last used first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAllSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every session of the user has ended and its sockets are closed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteOneSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a session of the user. */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended and its sockets are closed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As others see them, and what is theirs alone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description As it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed; this session goes on */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    sendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It goes out; the links before it end */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    askPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetAsk"];
            };
        };
        responses: {
            /** @description If there is an account, a mail goes out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link to choose another password. */
                resetKey: components["parameters"]["ResetKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link still works; nothing changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyedAccountAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link to choose another password. */
                resetKey: components["parameters"]["ResetKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is another one; nobody is signed in by it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    recordDeliveryReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key by which the SMS provider reports what became of a message. */
                receiptKey: components["parameters"]["ReceiptKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryReceipt"];
            };
        };
        responses: {
            /** @description Recorded; also if it was before */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    recordTwilioReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key by which the SMS provider reports what became of a message. */
                receiptKey: components["parameters"]["ReceiptKey"];
            };
            cookie?: never;
        };
        /** @description MessageStatus, and ErrorCode with those that did not arrive. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": unknown;
            };
        };
        responses: {
            /** @description Recorded; also if it was before */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDigestOptOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link by which a member of staff ends the digest. */
                digestKey: components["parameters"]["DigestKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, and how often */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigestOptOutAnswer"];
                };
            };
            /** @description To the page, for a browser */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    optOutOfDigest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link by which a member of staff ends the digest. */
                digestKey: components["parameters"]["DigestKey"];
            };
            cookie?: never;
        };
        /** @description Ignored; mail programs send List-Unsubscribe=One-Click (RFC 8058). */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": unknown;
                "multipart/form-data": unknown;
            };
        };
        responses: {
            /** @description Off; also if it was already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigestOptOutAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link that verifies an email address. */
                verifyKey: components["parameters"]["VerifyKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link still works; nothing changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyedAccountAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link that verifies an email address. */
                verifyKey: components["parameters"]["VerifyKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verified */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Setup"];
            };
        };
        responses: {
            /** @description The new partner */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listMyPartners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order; the first is the default */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /** @description Kind of partner. */
                type?: components["schemas"]["PartnerType"];
                /** @description Only those with an email address. */
                has_email?: components["parameters"]["DealerHasEmail"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
                /** @description Page size (10 unless given). */
                limit?: components["parameters"]["Limit10"];
                /** @description Only the dealers of this partner; those of all the caller's partners unless given. */
                partner_id?: components["parameters"]["DealerPartner"];
                /** @description Part of the name, contact, town, postcode or email address, case ignored. */
                q?: components["parameters"]["DealerSearch"];
                /** @description Only members of this group. */
                group_id?: components["parameters"]["DealerGroupFilter"];
                /** @description Only favorites, or only the others. */
                favorite?: components["parameters"]["DealerFavorite"];
                /** @description Only those in this state; may be given more than once. Active ones only unless given, since no others can be invited. */
                state?: components["parameters"]["DealerStateFilter"];
                /** @description Only those that buy this make, case ignored; also those that name no makes and so buy any. */
                make?: components["parameters"]["DealerMake"];
                /** @description Id of a request or of its trade-in; adds to each dealer the miles from that car. */
                near?: components["parameters"]["DealerNear"];
                /** @description With near, only those within that many miles of the car; where a distance is not known, those in its town. */
                within_miles?: components["parameters"]["DealerWithinMiles"];
                /** @description Only those invited to the partner's latest auction ("same as last time"). */
                of_last_auction?: components["parameters"]["DealerLastAuction"];
                /** @description Only those not invited to this auction, to add more to it. */
                not_in_auction?: components["parameters"]["DealerNotInAuction"];
                /** @description NEWEST first unless given. DISTANCE needs near; unknown distances come last. LAST_INVITED puts those invited most recently first, and those never invited last. */
                sort?: components["parameters"]["DealerSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of dealers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDealer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerCreate"];
            };
        };
        responses: {
            /** @description The new dealer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDealer: {
        parameters: {
            query?: {
                /** @description Id of a request or of its trade-in; adds to each dealer the miles from that car. */
                near?: components["parameters"]["DealerNear"];
            };
            header?: never;
            path: {
                /** @description Id of the dealer. */
                dealerId: components["parameters"]["DealerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dealer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateDealer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dealer. */
                dealerId: components["parameters"]["DealerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Set aside; also if it was already */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateDealer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the dealer. */
                dealerId: components["parameters"]["DealerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerUpdate"];
            };
        };
        responses: {
            /** @description The dealer as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listDealerIds: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Only those with an email address. */
                has_email?: components["parameters"]["DealerHasEmail"];
                /** @description Part of the name, contact, town, postcode or email address, case ignored. */
                q?: components["parameters"]["DealerSearch"];
                /** @description Only members of this group. */
                group_id?: components["parameters"]["DealerGroupFilter"];
                /** @description Only favorites, or only the others. */
                favorite?: components["parameters"]["DealerFavorite"];
                /** @description Only those in this state; may be given more than once. Active ones only unless given, since no others can be invited. */
                state?: components["parameters"]["DealerStateFilter"];
                /** @description Only those that buy this make, case ignored; also those that name no makes and so buy any. */
                make?: components["parameters"]["DealerMake"];
                /** @description Id of a request or of its trade-in; adds to each dealer the miles from that car. */
                near?: components["parameters"]["DealerNear"];
                /** @description With near, only those within that many miles of the car; where a distance is not known, those in its town. */
                within_miles?: components["parameters"]["DealerWithinMiles"];
                /** @description Only those invited to the partner's latest auction ("same as last time"). */
                of_last_auction?: components["parameters"]["DealerLastAuction"];
                /** @description Only those not invited to this auction, to add more to it. */
                not_in_auction?: components["parameters"]["DealerNotInAuction"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 5,000 ids, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerIds"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDealerGroups: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it can be filtered by */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerGroupList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDealerGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerGroupCreate"];
            };
        };
        responses: {
            /** @description The new group */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerGroupAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removeDealerGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dealer group. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateDealerGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the dealer group. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerGroupUpdate"];
            };
        };
        responses: {
            /** @description The group as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerGroupAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    importDealers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerImportCreate"];
            };
        };
        responses: {
            /** @description What it did, or would do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerImportAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    exportDealers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerExportCreate"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerExport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDealerOptOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link by which a dealer refuses further mails. */
                optOutKey: components["parameters"]["OptOutKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dealer, the partner and since when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerOptOutAnswer"];
                };
            };
            /** @description To the page, for a browser */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    optOutDealer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link by which a dealer refuses further mails. */
                optOutKey: components["parameters"]["OptOutKey"];
            };
            cookie?: never;
        };
        /** @description Ignored; mail programs send List-Unsubscribe=One-Click (RFC 8058). */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": unknown;
                "multipart/form-data": unknown;
            };
        };
        responses: {
            /** @description Opted out; also if it was already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerOptOutAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    optInDealer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link by which a dealer refuses further mails. */
                optOutKey: components["parameters"]["OptOutKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerOptOutAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listPartnerCustomisations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One for each area the partner has */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomisationList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsUpdate"];
            };
        };
        responses: {
            /** @description The settings as they now are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StaleSettings"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getAuctionDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The defaults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionDefaults"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putAuctionDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuctionRules"];
            };
        };
        responses: {
            /** @description The defaults as they now are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionDefaults"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    putSettingsImage: {
        parameters: {
            query?: {
                /** @description Version of the settings that the editor saw; without it nothing is compared. */
                version?: components["parameters"]["SettingsVersion"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Which picture. */
                kind: components["parameters"]["SettingsImageKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": unknown;
                "image/jpeg": unknown;
                "image/webp": unknown;
            };
        };
        responses: {
            /** @description The settings with the new picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["StaleSettings"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteSettingsImage: {
        parameters: {
            query?: {
                /** @description Version of the settings that the editor saw; without it nothing is compared. */
                version?: components["parameters"]["SettingsVersion"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Which picture. */
                kind: components["parameters"]["SettingsImageKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StaleSettings"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    putTranslation: {
        parameters: {
            query?: {
                /** @description Version of the settings that the editor saw; without it nothing is compared. */
                version?: components["parameters"]["SettingsVersion"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Code of the locale. */
                locale: components["parameters"]["LocaleCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationUpdate"];
            };
        };
        responses: {
            /** @description The settings with the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StaleSettings"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteTranslation: {
        parameters: {
            query?: {
                /** @description Version of the settings that the editor saw; without it nothing is compared. */
                version?: components["parameters"]["SettingsVersion"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Code of the locale. */
                locale: components["parameters"]["LocaleCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StaleSettings"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSettingsChanges: {
        parameters: {
            query?: {
                /** @description How many at most (20 unless given). */
                limit?: components["parameters"]["Limit20"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsChangeList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivacyUpdate"];
            };
        };
        responses: {
            /** @description What is now set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    countDue: {
        parameters: {
            query: {
                /** @description Months after the last activity. */
                months: components["parameters"]["RetentionMonths"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCustomers: {
        parameters: {
            query: {
                /** @description Part of a name or email address, case ignored, or at least three digits of a phone number. */
                q: components["parameters"]["CustomerSearch"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrivacyRecords: {
        parameters: {
            query?: {
                /** @description How many at most (20 unless given). */
                limit?: components["parameters"]["Limit20"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyRecordList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an export holds, and an erasure takes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerExport"];
            };
        };
        responses: {
            /** @description Where to fetch it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerExportAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    eraseCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerErasure"];
            };
        };
        responses: {
            /** @description The entry in the record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyRecordAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From url. */
                exportKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, as they are made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule and the active members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurityUpdate"];
            };
        };
        responses: {
            /** @description As it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: {
                /** @description Only events of this type. */
                type?: components["parameters"]["SecurityEventTypeFilter"];
                /** @description Only what this user did, or what concerns them. */
                member?: components["parameters"]["MemberFilter"];
                /** @description Page size (100 unless given). */
                limit?: components["parameters"]["Limit100"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEventList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRecord"];
            };
        };
        responses: {
            /** @description On record */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSavedViews: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViews"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewCreate"];
            };
        };
        responses: {
            /** @description The new view */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removeSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the view. */
                viewId: components["parameters"]["SavedViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the view. */
                viewId: components["parameters"]["SavedViewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            /** @description The view as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    announcePresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresenceUpdate"];
            };
        };
        responses: {
            /** @description Who else is there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listNotifications: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description How many at most (20 unless given). */
                limit?: components["parameters"]["Limit20"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countUnreadNotifications: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description How many are left unread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listColleagues: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active members by name, the caller among them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members and invitations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** @description Invited; the link goes out by email */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvitationConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the invitation. */
                invitationId: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its link opens nothing any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the invitation. */
                invitationId: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent again, with its new end */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvitationConflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removeMemberFactors: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
            };
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have none */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The member as they now are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MemberConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    sendPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberPasswordReset"];
            };
        };
        responses: {
            /** @description A mail goes out to the member's own address */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    joinPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link in the invitation. */
                invitationKey: components["parameters"]["InvitationKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link in the invitation. */
                invitationKey: components["parameters"]["InvitationKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation; nothing changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicInvitationAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link in the invitation. */
                invitationKey: components["parameters"]["InvitationKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAccept"];
            };
        };
        responses: {
            /** @description A member, and signed in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SignInRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AccountExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getPartnerCustomisation: {
        parameters: {
            query?: {
                /** @description The agent whose link it is; one who is unknown is ignored. */
                agent_id?: string;
            };
            header?: never;
            path: {
                /** @description Unique id of the customisation. */
                uniqueId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent and the customisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTranslation: {
        parameters: {
            query?: {
                /** @description Version of the file; the address in the locale list has it. With it the answer never changes. */
                v?: string;
                /** @description Only the texts that pages without staff's sign-in can show. */
                for?: "pages";
            };
            header?: never;
            path: {
                /** @description Unique id of the customisation. */
                uniqueId: string;
                /** @description Code of the locale. */
                locale: components["parameters"]["LocaleCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Texts by message id; those missing fall back to en-US */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequests: {
        parameters: {
            query: {
                /** @description Which flow. */
                type: components["parameters"]["FlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Page size (10 unless given). */
                limit?: components["parameters"]["Limit10"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
                /** @description Part of the name, case ignored; in lists of requests also of the email address, or at least three digits of the phone number, or three letters and digits of the plate, however they are grouped, or of the claim or policy number with or without its punctuation. */
                name?: components["parameters"]["NameSearch"];
                /** @description Only the requests of which the newest message fares so; empty means all. */
                delivery?: components["parameters"]["DeliveryFilter"];
                /** @description Only the requests that this member looks after; `me` is the caller, `none` is nobody. Empty means all. */
                agent_id?: components["parameters"]["AgentFilter"];
                /** @description Only the requests that were made at this moment or later. */
                from?: components["parameters"]["CreatedFrom"];
                /** @description Only the requests that were made before this moment, which must be after `from`. */
                to?: components["parameters"]["CreatedTo"];
                /** @description Only the requests whose owner means to sell so. */
                plan?: components["parameters"]["PlanFilter"];
                /** @description Only the requests that have come to this step or a later one of their flow, as getInsightsFunnel counts them. */
                reached?: components["parameters"]["ReachedFilter"];
                /** @description Only the requests whose customer got the link in this way. */
                channel?: components["parameters"]["ChannelFilter"];
                /** @description Which status; empty means all. */
                status?: components["schemas"]["RequestStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestCreate"];
            };
        };
        responses: {
            /** @description Created; it is SENT once the provider has taken the message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createSelfRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A solved challenge as Base64 of JSON, with the members challenge and solution. */
                Proof?: components["parameters"]["Proof"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfRequestCreate"];
            };
        };
        responses: {
            /** @description Created; the link goes out by SMS */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelfRequestAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["ProofRequired"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    countRequests: {
        parameters: {
            query: {
                /** @description Which flow. */
                type: components["parameters"]["FlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Part of the name, case ignored; in lists of requests also of the email address, or at least three digits of the phone number, or three letters and digits of the plate, however they are grouped, or of the claim or policy number with or without its punctuation. */
                name?: components["parameters"]["NameSearch"];
                /** @description Only the requests of which the newest message fares so; empty means all. */
                delivery?: components["parameters"]["DeliveryFilter"];
                /** @description Only the requests that this member looks after; `me` is the caller, `none` is nobody. Empty means all. */
                agent_id?: components["parameters"]["AgentFilter"];
                /** @description Only the requests that were made at this moment or later. */
                from?: components["parameters"]["CreatedFrom"];
                /** @description Only the requests that were made before this moment, which must be after `from`. */
                to?: components["parameters"]["CreatedTo"];
                /** @description Only the requests whose owner means to sell so. */
                plan?: components["parameters"]["PlanFilter"];
                /** @description Only the requests that have come to this step or a later one of their flow, as getInsightsFunnel counts them. */
                reached?: components["parameters"]["ReachedFilter"];
                /** @description Only the requests whose customer got the link in this way. */
                channel?: components["parameters"]["ChannelFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestCountsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findOpenRequest: {
        parameters: {
            query: {
                /** @description Which flow. */
                type: components["parameters"]["FlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description The number that the request was sent to, with its country code; not beside an email address. */
                phone?: components["schemas"]["PhoneNumber"];
                /** @description The address that the request was sent to; not beside a phone number. */
                email?: components["schemas"]["EmailAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request, or null if there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchRequests: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Part of a name or email address, case ignored; or at least three digits of a phone number, however they are grouped; or at least three letters and digits of a plate or VIN, without spaces and hyphens; or words of a car's year, make and model, at least two letters. */
                q: components["parameters"]["Anything"];
                /** @description How many at most (20 unless given). */
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest requests that match, of the flows that the partner has set up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestMatchList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequestBatches: {
        parameters: {
            query: {
                /** @description Which flow. */
                type: components["parameters"]["FlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBatchList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRequestBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBatchCreate"];
            };
        };
        responses: {
            /** @description Its rows are sent from now on */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBatchAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    checkRequestBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBatchCheckCreate"];
            };
        };
        responses: {
            /** @description The open requests, and what is left of the quotas */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBatchCheck"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getRequestBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch and its first rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBatchDetails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelRequestBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    retryRequestBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBatchAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    exportRequestBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBatchResults"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report with what belongs to its flow */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReportAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestUpdate"];
            };
        };
        responses: {
            /** @description The archived request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    assignRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Assignment"];
            };
        };
        responses: {
            /** @description The request as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    changeListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingChange"];
            };
        };
        responses: {
            /** @description The listing as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    followUpRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUp"];
            };
        };
        responses: {
            /** @description The request, now FOLLOW_UP_SENT */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    resendRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request, now SENT */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    unarchiveRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request with the status it had before it was archived */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryRetry"];
            };
        };
        responses: {
            /** @description The request, its message on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    revokeRequestLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request; its links before open nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createAddition: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdditionCreate"];
            };
        };
        responses: {
            /** @description Asked for; the message is on its way */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdditionAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    cancelAddition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description An addition of the request. */
                additionId: components["parameters"]["AdditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled addition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdditionAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    takeBackRefusal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description An addition of the request. */
                additionId: components["parameters"]["AdditionId"];
                /** @description Id of an Upload of the report. */
                photoId: components["parameters"]["PhotoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addition without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdditionAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removeDamage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description A DamageLocation of the report. */
                damageId: components["parameters"]["DamageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer in the report */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    changeDamage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description A DamageLocation of the report. */
                damageId: components["parameters"]["DamageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DamageChange"];
            };
        };
        responses: {
            /** @description The damage as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageLocationAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    placeDamagePin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description A DamageLocation of the report. */
                damageId: components["parameters"]["DamageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DamagePin"];
            };
        };
        responses: {
            /** @description The damage with its pin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageLocationAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removeDamagePin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description A DamageLocation of the report. */
                damageId: components["parameters"]["DamageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The damage without a pin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageLocationAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    acceptFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description A DamageFinding of the report. */
                findingId: components["parameters"]["FindingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindingAccept"];
            };
        };
        responses: {
            /** @description The damage that it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageLocationAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    dismissFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description A DamageFinding of the report. */
                findingId: components["parameters"]["FindingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is dismissed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    placePlate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Id of an Upload of the report. */
                photoId: components["parameters"]["PhotoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatePlace"];
            };
        };
        responses: {
            /** @description It is as was said */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removePlate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Id of an Upload of the report. */
                photoId: components["parameters"]["PhotoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No plate is marked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    addConversationPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description A MessageAttachment of a conversation about the request. */
                attachmentId: components["parameters"]["AttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is in the report */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removeConversationPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description A MessageAttachment of a conversation about the request. */
                attachmentId: components["parameters"]["AttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not in the report */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    correctDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetailsCorrection"];
            };
        };
        responses: {
            /** @description The request as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StaleDetails"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listRequestEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestEventList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewMessage: {
        parameters: {
            query: {
                /** @description Which of them. */
                purpose: components["schemas"]["MessagePurpose"];
                /** @description With ADDITION, how many photos would be asked for. */
                photos?: number;
                /** @description With ADDITION, whether anything but photos would be asked for. */
                more?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreviewAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNextRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Another car of the same partner and flow without a conclusion or an offer, or none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first, and whether the chain is whole */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report that the kind of the key opens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicReportAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCars: {
        parameters: {
            query: {
                /** @description Which flow; trade when left out (spec §7). */
                type?: components["parameters"]["CarFlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Page size (10 unless given). */
                limit?: components["parameters"]["Limit10"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
                /** @description Part of the plate number; case, spaces and hyphens ignored. Or at least three letters and digits of the claim number, with or without its punctuation. */
                plate?: components["parameters"]["PlateSearch"];
                /** @description Only the requests of which the newest message fares so; empty means all. */
                delivery?: components["parameters"]["DeliveryFilter"];
                /** @description Only the requests that this member looks after; `me` is the caller, `none` is nobody. Empty means all. */
                agent_id?: components["parameters"]["AgentFilter"];
                /** @description Only the requests that were made at this moment or later. */
                from?: components["parameters"]["CreatedFrom"];
                /** @description Only the requests that were made before this moment, which must be after `from`. */
                to?: components["parameters"]["CreatedTo"];
                /** @description Only the requests whose owner means to sell so. */
                plan?: components["parameters"]["PlanFilter"];
                /** @description Which status; empty means all. */
                status?: components["schemas"]["CarStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countCars: {
        parameters: {
            query: {
                /** @description Which flow; trade when left out (spec §7). */
                type?: components["parameters"]["CarFlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Part of the plate number; case, spaces and hyphens ignored. Or at least three letters and digits of the claim number, with or without its punctuation. */
                plate?: components["parameters"]["PlateSearch"];
                /** @description Only the requests of which the newest message fares so; empty means all. */
                delivery?: components["parameters"]["DeliveryFilter"];
                /** @description Only the requests that this member looks after; `me` is the caller, `none` is nobody. Empty means all. */
                agent_id?: components["parameters"]["AgentFilter"];
                /** @description Only the requests that were made at this moment or later. */
                from?: components["parameters"]["CreatedFrom"];
                /** @description Only the requests that were made before this moment, which must be after `from`. */
                to?: components["parameters"]["CreatedTo"];
                /** @description Only the requests whose owner means to sell so. */
                plan?: components["parameters"]["PlanFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarCountsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUploadRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the photo or scan. */
                uploadId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMarketSurvey: {
        parameters: {
            query: {
                /** @description Vehicle identification number. */
                vin: string;
                /** @description Where to look. */
                postcode: string;
                /** @description How far around it to look. */
                miles: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sold in the last 45 days, days of supply, similar cars */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketSurvey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTradeInOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the trade-in. */
                tradeId: components["parameters"]["TradeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferCreate"];
            };
        };
        responses: {
            /** @description The trade-in with its offer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeInAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    answerTradeInOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the trade-in. */
                tradeId: components["parameters"]["TradeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferResponse"];
            };
        };
        responses: {
            /** @description The answer that now stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferResponseAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyAnswered"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    sendOfferMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the trade-in. */
                tradeId: components["parameters"]["TradeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferMessageCreate"];
            };
        };
        responses: {
            /** @description The trade-in, the message on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeInAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    extendOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the trade-in. */
                tradeId: components["parameters"]["TradeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferExtension"];
            };
        };
        responses: {
            /** @description The trade-in, its offer with the new end */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeInAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    withdrawOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the trade-in. */
                tradeId: components["parameters"]["TradeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferWithdrawal"];
            };
        };
        responses: {
            /** @description The trade-in without the offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeInAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    copyOfferLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trade-in. */
                tradeId: components["parameters"]["TradeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferLinkAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createAuction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuctionCreate"];
            };
        };
        responses: {
            /** @description The running auction */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getAuction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the auction. */
                auctionId: components["parameters"]["AuctionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAuction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the auction. */
                auctionId: components["parameters"]["AuctionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuctionChange"];
            };
        };
        responses: {
            /** @description The auction as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getAuctionAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the auction. */
                auctionId: components["parameters"]["AuctionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to start with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionAgainAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerBestBid: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the auction. */
                auctionId: components["parameters"]["AuctionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auction, awaiting its owner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    cancelAuction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the auction. */
                auctionId: components["parameters"]["AuctionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuctionCancel"];
            };
        };
        responses: {
            /** @description The cancelled auction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    sendBidderMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the auction. */
                auctionId: components["parameters"]["AuctionId"];
                /** @description Id of the dealer. */
                dealerId: components["parameters"]["DealerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidderMessageCreate"];
            };
        };
        responses: {
            /** @description The auction, the message on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    copyBidderLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the auction. */
                auctionId: components["parameters"]["AuctionId"];
                /** @description Id of the dealer. */
                dealerId: components["parameters"]["DealerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidderLinkAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDealerAuction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the dealer's link. */
                dealerKey: components["parameters"]["DealerKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auction as this dealer may see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerAuctionAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    continueTradeIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Key of the dealer's link. */
                dealerKey: components["parameters"]["DealerKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerContinue"];
            };
        };
        responses: {
            /** @description The auction as this dealer may see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerAuctionAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyAnswered"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    openInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the dealer's link. */
                dealerKey: components["parameters"]["DealerKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is known that the invitation was opened */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    askDealerLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerLinkAsk"];
            };
        };
        responses: {
            /** @description If there is such a dealer, a mail goes out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDealerPage: {
        parameters: {
            query?: {
                /** @description Which of the dealer's auctions; the running ones unless given. */
                list?: components["parameters"]["DealerPageList"];
                /** @description Page size (10 unless given). */
                limit?: components["parameters"]["Limit10"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description Key of the link to a dealer's own page. */
                dealerPageKey: components["parameters"]["DealerPageKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dealer, and its auctions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerPageAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPublicOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicOfferCreate"];
            };
        };
        responses: {
            /** @description The bid was taken */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicOfferAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BidRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createSecondChance: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the deal. */
                dealId: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondChanceCreate"];
            };
        };
        responses: {
            /** @description The trade-in with its deal */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeInAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    cancelSecondChance: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the deal. */
                dealId: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trade-in with its deal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeInAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    withdrawDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the deal. */
                dealId: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffWithdrawal"];
            };
        };
        responses: {
            /** @description The trade-in with its deal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeInAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    tickHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the deal. */
                dealId: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffTick"];
            };
        };
        responses: {
            /** @description The trade-in with its deal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeInAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    sellDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the deal. */
                dealId: components["parameters"]["DealId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealSale"];
            };
        };
        responses: {
            /** @description The trade-in with its deal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeInAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    withdrawTradeIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the trade-in. */
                tradeId: components["parameters"]["TradeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerWithdrawal"];
            };
        };
        responses: {
            /** @description The trade-in as its owner sees it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerDealAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    tickOwnHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the trade-in. */
                tradeId: components["parameters"]["TradeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerTick"];
            };
        };
        responses: {
            /** @description The trade-in as its owner sees it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerDealAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    tickDealerHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Key of the dealer's link. */
                dealerKey: components["parameters"]["DealerKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerTick"];
            };
        };
        responses: {
            /** @description The auction as this dealer may see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerAuctionAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    answerSecondChance: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Key of the dealer's link. */
                dealerKey: components["parameters"]["DealerKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerSecondChanceAnswer"];
            };
        };
        responses: {
            /** @description The auction as this dealer may see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerAuctionAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyAnswered"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the claim or the inspection. */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimUpdate"];
            };
        };
        responses: {
            /** @description The conclusion that now stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimUpdateAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    sendConclusionMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the claim or the inspection. */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConclusionMessageCreate"];
            };
        };
        responses: {
            /** @description The conclusion, the message on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimUpdateAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    cancelConclusionMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the claim or the inspection. */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conclusion, without a message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimUpdateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    copyConclusionLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the claim or the inspection. */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConclusionLinkAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listThreads: {
        parameters: {
            query?: {
                /** @description Page size (10 unless given). */
                limit?: components["parameters"]["Limit10"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
                /** @description Part of the name, case ignored; in lists of requests also of the email address, or at least three digits of the phone number, or three letters and digits of the plate, however they are grouped, or of the claim or policy number with or without its punctuation. */
                name?: components["parameters"]["NameSearch"];
                /** @description Whether the seller's side has seen the newest message. */
                seller_read_status?: components["schemas"]["ReadStatus"];
                /** @description Who began the thread, and with whom; may be given more than once. */
                message_initiated_by?: components["parameters"]["MessageInitiatedBy"];
                /** @description Only the threads of one report. */
                lead_id?: components["schemas"]["Id"];
                /** @description Only those of one partner. */
                partner_id?: components["schemas"]["Id"];
                /** @description Words that are each part of the buyer's or the seller's name, or of the car's year, make and model, case ignored. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageCreate"];
            };
        };
        responses: {
            /** @description The message as it is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    countThreads: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Part of the name, case ignored; in lists of requests also of the email address, or at least three digits of the phone number, or three letters and digits of the plate, however they are grouped, or of the claim or policy number with or without its punctuation. */
                name?: components["parameters"]["NameSearch"];
                /** @description Who began the thread, and with whom; may be given more than once. */
                message_initiated_by?: components["parameters"]["MessageInitiatedBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by read status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadCountsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Page size (250 unless given). */
                limit?: components["parameters"]["Limit250"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadUpdate"];
            };
        };
        responses: {
            /** @description The thread as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Page size (100 unless given). */
                limit?: components["parameters"]["Limit100"];
                /** @description Part of the name, case ignored; in lists of requests also of the email address, or at least three digits of the phone number, or three letters and digits of the plate, however they are grouped, or of the claim or policy number with or without its punctuation. */
                name?: components["parameters"]["NameSearch"];
                /** @description Only those of one partner. */
                partner_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationCreate"];
            };
        };
        responses: {
            /** @description The message that was sent, and where */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getConversation: {
        parameters: {
            query?: {
                /** @description Page size (250 unless given). */
                limit?: components["parameters"]["Limit250"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
                /** @description Only the messages after this one in the server's order. */
                since?: components["parameters"]["Since"];
            };
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMessageList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the conversation. */
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationReply"];
            };
        };
        responses: {
            /** @description The message that was sent, and where */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    readConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationRead"];
            };
        };
        responses: {
            /** @description The conversation as it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationDetailsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    sendConversationNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the conversation. */
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationNoticeCreate"];
            };
        };
        responses: {
            /** @description The conversation, the notice on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationDetailsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    copyConversationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationLinkAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createStaffAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentCreate"];
            };
        };
        responses: {
            /** @description The one of that id, announced before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentAnswer"];
                };
            };
            /** @description Announced */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getStaffAttachmentProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Id that the phone chose for the upload. */
                uploadId: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go on */
            200: {
                headers: {
                    /** @description Bytes that have arrived. */
                    "Upload-Offset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadProgress"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    appendStaffAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description How many bytes come before this body; what HEAD answered (tus 1.0). */
                "Upload-Offset": components["parameters"]["UploadOffset"];
                /** @description Bytes of the whole file (tus 1.0). */
                "Upload-Length": components["parameters"]["UploadLength"];
            };
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Id that the phone chose for the upload. */
                uploadId: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        /** @description May be empty where every byte had arrived before the server could take the file. */
        requestBody?: {
            content: {
                "application/offset+octet-stream": unknown;
            };
        };
        responses: {
            204: components["responses"]["UploadPart"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["UploadConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createThread: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadCreate"];
            };
        };
        responses: {
            /** @description The way to the conversation */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getPublicConversation: {
        parameters: {
            query?: {
                /** @description Page size (250 unless given). */
                limit?: components["parameters"]["Limit250"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
                /** @description Only the messages after this one in the server's order. */
                since?: components["parameters"]["Since"];
                /** @description Seconds to wait for a message after `since`, or for the other side to read. */
                wait?: number;
                /** @description Up to which message the other side has read as far as the caller knows; another value ends the wait. */
                read_by_them?: number;
            };
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicMessageList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writePublicMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicMessageCreate"];
            };
        };
        responses: {
            /** @description The message as it is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicMessageAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    readPublicConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationRead"];
            };
        };
        responses: {
            /** @description Up to which message is read now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicReadAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createPublicAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentCreate"];
            };
        };
        responses: {
            /** @description The one of that id, announced before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentAnswer"];
                };
            };
            /** @description Announced */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getPublicAttachmentProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
                /** @description Id that the phone chose for the upload. */
                uploadId: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go on */
            200: {
                headers: {
                    /** @description Bytes that have arrived. */
                    "Upload-Offset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadProgress"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    appendPublicAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description How many bytes come before this body; what HEAD answered (tus 1.0). */
                "Upload-Offset": components["parameters"]["UploadOffset"];
                /** @description Bytes of the whole file (tus 1.0). */
                "Upload-Length": components["parameters"]["UploadLength"];
            };
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
                /** @description Id that the phone chose for the upload. */
                uploadId: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        /** @description May be empty where every byte had arrived before the server could take the file. */
        requestBody?: {
            content: {
                "application/offset+octet-stream": unknown;
            };
        };
        responses: {
            204: components["responses"]["UploadPart"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["UploadConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the report. */
                reportId: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key and body gets the first answer, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the report. */
                reportId: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description The comment as it is kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the report. */
                reportId: components["parameters"]["ReportId"];
                /** @description Id of the comment. */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionCreate"];
            };
        };
        responses: {
            /** @description The subscription that now stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getBilling: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription and payment methods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Billing"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Page size (10 unless given). */
                limit?: components["parameters"]["Limit10"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFees: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Only this dealer's. */
                dealer_id?: components["schemas"]["Id"];
                /** @description Only in this state. */
                state?: components["schemas"]["FeeState"];
                /** @description Page size (10 unless given). */
                limit?: components["parameters"]["Limit10"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDealerFees: {
        parameters: {
            query: {
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Page size (100 unless given). */
                limit?: components["parameters"]["Limit100"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest fee first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerFeesList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCapture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCapture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptureUpdate"];
            };
        };
        responses: {
            /** @description The state of the report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    openCapture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    askForCaptureLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listCaptureDealers: {
        parameters: {
            query?: {
                /** @description Part of the name or of the place, case ignored. */
                search?: components["parameters"]["NameOrPlace"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
                /** @description How many at most (20 unless given). */
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of dealers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureDealerList"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCaptureUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptureUploadCreate"];
            };
        };
        responses: {
            /** @description The upload of that id, announced before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureUploadAnswer"];
                };
            };
            /** @description Announced */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureUploadAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteCaptureUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
                /** @description Id that the phone chose for the upload. */
                uploadId: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone, bytes included; again is harmless */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getUploadProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
                /** @description Id that the phone chose for the upload. */
                uploadId: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go on */
            200: {
                headers: {
                    /** @description Bytes that have arrived. */
                    "Upload-Offset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadProgress"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putCaptureUploadContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
                /** @description Id that the phone chose for the upload. */
                uploadId: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "image/webp": unknown;
                "image/avif": unknown;
                "image/heic": unknown;
                "image/heif": unknown;
            };
        };
        responses: {
            /** @description Stored; the same bytes again are harmless */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureUploadAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    appendUploadContent: {
        parameters: {
            query?: never;
            header: {
                /** @description How many bytes come before this body; what HEAD answered (tus 1.0). */
                "Upload-Offset": components["parameters"]["UploadOffset"];
                /** @description Bytes of the whole file (tus 1.0). */
                "Upload-Length": components["parameters"]["UploadLength"];
            };
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
                /** @description Id that the phone chose for the upload. */
                uploadId: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        /** @description May be empty where every byte had arrived before the server could take the file. */
        requestBody?: {
            content: {
                "application/offset+octet-stream": unknown;
            };
        };
        responses: {
            204: components["responses"]["UploadPart"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["UploadConflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getFrameProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
                /** @description Id that the phone chose for the scan's upload. */
                scanId: components["parameters"]["ScanId"];
                /** @description Which frame, from 0 around the car. */
                index: components["parameters"]["FrameIndex"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go on */
            200: {
                headers: {
                    /** @description Bytes that have arrived. */
                    "Upload-Offset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadProgress"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putScanFrame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
                /** @description Id that the phone chose for the scan's upload. */
                scanId: components["parameters"]["ScanId"];
                /** @description Which frame, from 0 around the car. */
                index: components["parameters"]["FrameIndex"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "image/webp": unknown;
            };
        };
        responses: {
            /** @description Stored; the same frame again replaces it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureUploadAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    appendScanFrame: {
        parameters: {
            query?: never;
            header: {
                /** @description How many bytes come before this body; what HEAD answered (tus 1.0). */
                "Upload-Offset": components["parameters"]["UploadOffset"];
                /** @description Bytes of the whole file (tus 1.0). */
                "Upload-Length": components["parameters"]["UploadLength"];
            };
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
                /** @description Id that the phone chose for the scan's upload. */
                scanId: components["parameters"]["ScanId"];
                /** @description Which frame, from 0 around the car. */
                index: components["parameters"]["FrameIndex"];
            };
            cookie?: never;
        };
        /** @description May be empty where every byte had arrived before the server could take the file. */
        requestBody?: {
            content: {
                "application/offset+octet-stream": unknown;
            };
        };
        responses: {
            204: components["responses"]["UploadPart"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["UploadConflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    completeScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
                /** @description Id that the phone chose for the scan's upload. */
                scanId: components["parameters"]["ScanId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanComplete"];
            };
        };
        responses: {
            /** @description Taken; the server makes the second resolution */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureUploadAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    submitCapture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the request. */
                requestId: components["parameters"]["RequestId"];
                /** @description Key of the link. */
                sessionKey: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CaptureSubmit"];
            };
        };
        responses: {
            /** @description Handed in; the request is COMPLETED */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unguessable folder. */
                key: string;
                /** @description File in it, such as 0.jpg for the first frame of a scan. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": unknown;
                    "image/webp": unknown;
                    "image/jpeg": unknown;
                    "image/png": unknown;
                    "image/svg+xml": unknown;
                    "application/pdf": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From assets_url. */
                assetsKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, as they are made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRuntimeConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read by the apps at start */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuntimeConfig"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It answers and reaches its database */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOutboxMessages: {
        parameters: {
            query?: {
                /** @description Page size (10 unless given). */
                limit?: components["parameters"]["Limit10"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessageList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSystem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Versions, sizes, the last backup, queues, and what was not delivered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUndelivered: {
        parameters: {
            query?: {
                /** @description How many at most (20 unless given). */
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndeliveredList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFailedJobs: {
        parameters: {
            query?: {
                /** @description Page size (100 unless given). */
                limit?: components["parameters"]["Limit100"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedJobList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the job. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits for a worker */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getScheduledSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change, or none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledSettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    scheduleSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsSchedule"];
            };
        };
        responses: {
            /** @description The change as it waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledSettingsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StaleSettings"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    cancelScheduledSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None waits now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledSettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    shareSettingsDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsUpdate"];
            };
        };
        responses: {
            /** @description The draft with its id */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsDraftAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSettingsDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Id of a shared draft, as its link has it. */
                draftId: components["parameters"]["SettingsDraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsDraftAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettingsVersions: {
        parameters: {
            query?: {
                /** @description How many at most (20 unless given). */
                limit?: components["parameters"]["Limit20"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsVersionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettingsVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Which published version of the settings. */
                version: components["parameters"]["SettingsVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As they were, and what of it can't be restored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsVersionAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Which published version of the settings. */
                version: components["parameters"]["SettingsVersionNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsRestore"];
            };
        };
        responses: {
            /** @description The settings as they now are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StaleSettings"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    sendTestMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestMessage"];
            };
        };
        responses: {
            /** @description It is on its way */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestMessageAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SendingRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenCreate"];
            };
        };
        responses: {
            /** @description The token with its secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Id of the token of a program. */
                tokenId: components["parameters"]["ApiTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token opens nothing any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    startCompanyReauthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes to url */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySignInStarted"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CompanyProofRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    completeCompanyReauthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySignInComplete"];
            };
        };
        responses: {
            /** @description Sensitive acts are open for 15 minutes */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CompanyProofRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    startCompanySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySignInStart"];
            };
        };
        responses: {
            /** @description The browser goes to url */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySignInStarted"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["CompanyRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    completeCompanySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySignInComplete"];
            };
        };
        responses: {
            /** @description Signed in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCreated"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["CompanyRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getCompanySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without the client secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySignInAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putCompanySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySignInUpdate"];
            };
        };
        responses: {
            /** @description As it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySignInAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removeCompanySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passwords open the partner again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    testCompanySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySignInTest"];
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySignInTested"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The webhook with its secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing more is delivered */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description As it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Page size (100 unless given). */
                limit?: components["parameters"]["Limit100"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is addressed. */
                id: components["parameters"]["PathId"];
                /** @description Id of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description Id of the delivery, which it has in the header webhook-id. */
                deliveryId: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getInsightsFunnel: {
        parameters: {
            query: {
                /** @description Which flow. */
                type: components["parameters"]["FlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Only the requests that this member looks after; `me` is the caller, `none` is nobody. Empty means all. */
                agent_id?: components["parameters"]["AgentFilter"];
                /** @description Only the requests whose customer got the link in this way. */
                channel?: components["parameters"]["ChannelFilter"];
                /** @description The first day. */
                from: components["parameters"]["FirstDay"];
                /** @description The last day, not before the first. */
                to: components["parameters"]["LastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsFunnel"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInsightsSelling: {
        parameters: {
            query: {
                /** @description Which flow. */
                type: components["parameters"]["FlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Only the requests that this member looks after; `me` is the caller, `none` is nobody. Empty means all. */
                agent_id?: components["parameters"]["AgentFilter"];
                /** @description Only the requests whose customer got the link in this way. */
                channel?: components["parameters"]["ChannelFilter"];
                /** @description The first day. */
                from: components["parameters"]["FirstDay"];
                /** @description The last day, not before the first. */
                to: components["parameters"]["LastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, and the same of the period before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsSelling"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInsightsTeam: {
        parameters: {
            query: {
                /** @description Which flow. */
                type: components["parameters"]["FlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Only the requests that this member looks after; `me` is the caller, `none` is nobody. Empty means all. */
                agent_id?: components["parameters"]["AgentFilter"];
                /** @description Only the requests whose customer got the link in this way. */
                channel?: components["parameters"]["ChannelFilter"];
                /** @description The first day. */
                from: components["parameters"]["FirstDay"];
                /** @description The last day, not before the first. */
                to: components["parameters"]["LastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsTeam"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInsightsSteps: {
        parameters: {
            query: {
                /** @description Which flow. */
                type: components["parameters"]["FlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Only the requests that this member looks after; `me` is the caller, `none` is nobody. Empty means all. */
                agent_id?: components["parameters"]["AgentFilter"];
                /** @description Only the requests whose customer got the link in this way. */
                channel?: components["parameters"]["ChannelFilter"];
                /** @description The first day. */
                from: components["parameters"]["FirstDay"];
                /** @description The last day, not before the first. */
                to: components["parameters"]["LastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections in the order of the capture page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsSteps"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInsightsTimes: {
        parameters: {
            query: {
                /** @description Which flow. */
                type: components["parameters"]["FlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Only the requests that this member looks after; `me` is the caller, `none` is nobody. Empty means all. */
                agent_id?: components["parameters"]["AgentFilter"];
                /** @description Only the requests whose customer got the link in this way. */
                channel?: components["parameters"]["ChannelFilter"];
                /** @description The first day. */
                from: components["parameters"]["FirstDay"];
                /** @description The last day, not before the first. */
                to: components["parameters"]["LastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times of the week */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsTimes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStuckRequests: {
        parameters: {
            query: {
                /** @description Which flow. */
                type: components["parameters"]["FlowType"];
                /** @description Which of the caller's partners. */
                partner_id: components["parameters"]["PartnerId"];
                /** @description Only the requests that this member looks after; `me` is the caller, `none` is nobody. Empty means all. */
                agent_id?: components["parameters"]["AgentFilter"];
                /** @description Only the requests whose customer got the link in this way. */
                channel?: components["parameters"]["ChannelFilter"];
                /** @description Page size (10 unless given). */
                limit?: components["parameters"]["Limit10"];
                /** @description Cursor from the page before, as it was given. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those who paused last come first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StuckRequestList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
